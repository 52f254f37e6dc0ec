import type { ReactNode } from 'react';
import { useLocale } from '../../lib/react/useLocale';
import { Banner, ProgressBar } from '../../primitives';
import { t } from './text.en';

/** The progress of deleting several inputs. */
export interface DeletingProgress {
  answered: number;
  total: number;
}

/** Shown above the table while several inputs are deleted. */
export default function DeletingBanner({ answered, total }: DeletingProgress): ReactNode {
  useLocale();
  return (
    <Banner tone="info" title={t('deletingInputs')}>
      <ProgressBar
        label={t('deletingInputs')}
        isLabelHidden
        value={answered}
        maxValue={total}
        valueLabel={t('countOf', { count: answered, total })}
      />
    </Banner>
  );
}
