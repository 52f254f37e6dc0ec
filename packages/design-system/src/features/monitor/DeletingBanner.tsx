import type { ReactNode } from 'react';
import { Banner, ProgressBar } from '../../primitives';
import { t } from './text.en';
import { t as later } from './later/text.en';

/** The progress of deleting several inputs. */
export interface DeletingProgress {
  answered: number;
  total: number;
}

/** Shown above the table while several inputs are deleted. */
export default function DeletingBanner({ answered, total }: DeletingProgress): ReactNode {
  return (
    <Banner tone="info" title={later('deletingInputs')}>
      <ProgressBar
        label={later('deletingInputs')}
        isLabelHidden
        value={answered}
        maxValue={total}
        valueLabel={t('countOf', { count: answered, total })}
      />
    </Banner>
  );
}
