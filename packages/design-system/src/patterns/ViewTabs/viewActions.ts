import type { MenuGroup, MenuItem } from '../../primitives/Menu/Menu';
import type { View, ViewTabsProps } from './types';

/** What opens the name dialog. */
export type Naming = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly view: View };

type Action = MenuItem & { readonly run: () => void };

/** A group of a view's actions. */
export interface ViewActionGroup extends MenuGroup {
  readonly items: readonly Action[];
}

/** What can be done with the selected view, for the menu of its tab and for the sheet on phones. */
export function viewActions(
  view: View,
  { views, isChanged, ...on }: ViewTabsProps,
  onName: (naming: Naming) => void,
): readonly ViewActionGroup[] {
  const { id, isBuiltIn, isDefault } = view;
  const saved = views.filter((each) => !each.isBuiltIn);
  const index = saved.indexOf(view);
  const rename: Action = { id: 'rename', label: 'Rename…', run: () => onName({ kind: 'rename', view }) };
  const share: Action = { id: 'share', label: 'Copy link', run: () => on.onShare(id) };
  const makeDefault: Action = {
    id: 'default',
    label: isDefault ? 'Remove default' : 'Make default',
    run: () => on.onMakeDefault(isDefault ? null : id),
  };
  const moves: readonly Action[] = [
    { id: 'left', label: 'Move left', isDisabled: index === 0, run: () => on.onMove(id, index - 1) },
    {
      id: 'right',
      label: 'Move right',
      isDisabled: index === saved.length - 1,
      run: () => on.onMove(id, index + 1),
    },
  ];
  const groups: readonly ViewActionGroup[] = [
    {
      id: 'changes',
      items: isChanged
        ? [
            ...(isBuiltIn ? [] : [{ id: 'update', label: 'Update view', run: () => on.onUpdate(id) }]),
            { id: 'save', label: 'Save as new view…', run: () => onName({ kind: 'save' }) },
          ]
        : [],
    },
    { id: 'use', items: isBuiltIn ? [makeDefault, share] : [rename, share] },
    { id: 'place', items: isBuiltIn ? [] : [...moves, makeDefault] },
    {
      id: 'removal',
      items: isBuiltIn ? [] : [{ id: 'delete', label: 'Delete', tone: 'danger', run: () => on.onDelete(id) }],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
