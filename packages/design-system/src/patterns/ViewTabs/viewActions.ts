import type { ListAction, ListActionGroup } from '../ListMenu/types';
import type { View, ViewTabsProps } from './types';

/** What opens the name dialog. */
export type Naming = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly view: View };

const copyLink = (href: string, on: Pick<ViewTabsProps, 'onCopied' | 'onCopyError'>): void =>
  void navigator.clipboard.writeText(`${window.location.origin}${href}`).then(
    () => on.onCopied(),
    () => on.onCopyError(),
  );

/** What can be done with the views of a list: save what it shows, and change the selected view. */
export function viewActions(
  { views, selectedKey, isChanged, ...on }: ViewTabsProps,
  onName: (naming: Naming) => void,
): readonly ListActionGroup[] {
  const save: ListAction = {
    id: 'save',
    label: 'Save view…',
    description: 'Search, filter, order and columns',
    // Without a change there is nothing to save.
    isDisabled: selectedKey !== null && !isChanged,
    run: () => onName({ kind: 'save' }),
  };
  const view = views.find(({ id, isBuiltIn }) => id === selectedKey && !isBuiltIn);
  if (view === undefined) return [{ id: 'views', items: [save] }];
  const { id, name, href, isDefault } = view;
  const saved = views.filter(({ isBuiltIn }) => !isBuiltIn);
  const index = saved.indexOf(view);
  return [
    {
      id: 'views',
      items: [
        ...(isChanged ? [{ id: 'update', label: `Update “${name}”`, run: () => on.onUpdate(id) }] : []),
        save,
      ],
    },
    {
      id: 'view',
      heading: `View “${name}”`,
      items: [
        { id: 'rename', label: 'Rename…', run: () => onName({ kind: 'rename', view }) },
        { id: 'share', label: 'Copy link', run: () => copyLink(href, on) },
        {
          id: 'default',
          label: isDefault ? 'Remove default' : 'Make default',
          run: () => on.onMakeDefault(isDefault ? null : id),
        },
        ...(index > 0
          ? [{ id: 'left', label: 'Move left', run: () => on.onMove({ id, to: index - 1 }) }]
          : []),
        ...(index < saved.length - 1
          ? [{ id: 'right', label: 'Move right', run: () => on.onMove({ id, to: index + 1 }) }]
          : []),
        { id: 'delete', label: 'Delete', tone: 'danger', run: () => on.onDelete(id) },
      ],
    },
  ];
}
