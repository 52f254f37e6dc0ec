import { localized } from '@dropdeck/text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, Menu } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import type { AddInputFormProps, FillIn } from './AddInputForm';
import { t } from './later/text.en';

const fillInTexts = localized((): Record<FillIn, { label: string; description: string }> => ({
  last: { label: t('asLastTime'), description: t('asLastTimeText') },
  keep: { label: t('startLikeThis'), description: t('startLikeThisText') },
  standard: { label: t('startAsStandard'), description: t('startAsStandardText') },
}));

/** Fills in the form of a new input, or keeps what it begins with. */
export function FillInMenu({
  fillIns,
  onFillIn,
}: Pick<AddInputFormProps, 'fillIns' | 'onFillIn'>): ReactNode {
  useLocale();
  return (
    <Menu
      label={t('fillIn')}
      trigger={
        <Button variant="ghost" icon={<Icon icon={Pencil} />}>
          {t('fillIn')}
        </Button>
      }
      groups={[{ id: 'fill-in', items: fillIns.map((id) => ({ id, ...fillInTexts()[id] })) }]}
      onAction={(id) => onFillIn(id as FillIn)}
    />
  );
}
