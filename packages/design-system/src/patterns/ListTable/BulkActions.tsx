import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, Menu, type MenuGroup } from '../../primitives';
import { media } from '../../tokens';
import { useMedia } from '../../lib/react/useMedia';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface BulkActionsProps {
  /** Accessible name of the menu: “Change the selected redirects”. */
  label: string;
  /** The values that can be set. */
  items: MenuGroup['items'];
  deleteLabel: string;
  isDeleting?: boolean | undefined;
  /** `enable`, `disable`, `delete` or the id of an item. */
  onAction: (id: string) => void;
}

/** Phones have room for one button. */
const phoneGroups = (items: MenuGroup['items']): readonly MenuGroup[] => [
  {
    id: 'active',
    items: [
      { id: 'enable', label: t('enable') },
      { id: 'disable', label: t('disable') },
    ],
  },
  { id: 'set', items },
  { id: 'delete', items: [{ id: 'delete', label: common('delete'), tone: 'danger' }] },
];

/** What the selected rows of a list with switches can get, in its selection bar. */
export function BulkActions({
  label,
  items,
  deleteLabel,
  isDeleting = false,
  onAction,
}: BulkActionsProps): ReactNode {
  const isPhone = useMedia(media.phone);
  if (isPhone) {
    return (
      <Menu
        label={label}
        trigger={<Button size="small">{t('change')}</Button>}
        groups={phoneGroups(items)}
        onAction={onAction}
      />
    );
  }
  return (
    <>
      <Button size="small" onPress={() => onAction('enable')}>
        {t('enable')}
      </Button>
      <Button size="small" onPress={() => onAction('disable')}>
        {t('disable')}
      </Button>
      <Menu
        label={label}
        trigger={<Button size="small">{t('set')}</Button>}
        groups={[{ id: 'set', items }]}
        onAction={onAction}
      />
      <Button
        size="small"
        variant="dangerGhost"
        isOnce
        icon={<Icon icon={Trash2} />}
        isPending={isDeleting}
        onPress={() => onAction('delete')}
      >
        {deleteLabel}
      </Button>
    </>
  );
}
