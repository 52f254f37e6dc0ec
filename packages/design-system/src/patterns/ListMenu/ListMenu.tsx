import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon, IconButton, Menu } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import type { ListActionGroup } from './types';
import { t } from './text.en';

export type { ListAction, ListActionGroup } from './types';

export interface ListMenuProps {
  label?: string | undefined;
  /** Keep it stable, so that typing in a search does not render the menu. */
  groups: readonly ListActionGroup[];
}

/** What few need of a list, behind one button: export and import. */
export const ListMenu = memo(function ListMenu({
  label = t('listOptions'),
  groups,
}: ListMenuProps): ReactNode {
  useLocale();
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} variant="secondary" icon={<Icon icon={Ellipsis} />} />}
      groups={groups}
      onAction={(id) =>
        groups
          .flatMap(({ items }) => items)
          .find((item) => item.id === id)
          ?.run()
      }
      placement="bottom end"
    />
  );
});
