import type { ListAction, ListActionGroup } from '../ListMenu/types';
import type { View, ViewTabsProps } from './types';
import { t as common } from '../../lib/common/text.en';
import type { t } from './text.en';
import { copyText } from '../../lib/text/copyText';

/** What opens the name dialog. */
export type Naming = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly view: View };

const copyLink = (href: string, on: Pick<ViewTabsProps, 'onCopied' | 'onCopyError'>): void =>
  void copyText(`${window.location.origin}${href}`).then(
    () => on.onCopied(),
    () => on.onCopyError(),
  );

/** What can be done with the views of a list: save what it shows, and change the selected view. */
export function viewActions(
  { views, selectedKey, isChanged, ...on }: ViewTabsProps,
  onName: (naming: Naming) => void,
  say: ReturnType<typeof t.in>,
): readonly ListActionGroup[] {
  const save: ListAction = {
    id: 'save',
    label: say('saveViewMore'),
    description: say('saveViewHint'),
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
        ...(isChanged
          ? [{ id: 'update', label: say('updateNamed', { name }), run: () => on.onUpdate(id) }]
          : []),
        save,
      ],
    },
    {
      id: 'view',
      heading: say('viewNamed', { name }),
      items: [
        { id: 'rename', label: say('renameMore'), run: () => onName({ kind: 'rename', view }) },
        { id: 'share', label: say('copyLink'), run: () => copyLink(href, on) },
        {
          id: 'default',
          label: isDefault ? say('removeDefault') : say('makeDefault'),
          run: () => on.onMakeDefault(isDefault ? null : id),
        },
        ...(index > 0
          ? [{ id: 'left', label: say('moveLeft'), run: () => on.onMove({ id, to: index - 1 }) }]
          : []),
        ...(index < saved.length - 1
          ? [{ id: 'right', label: say('moveRight'), run: () => on.onMove({ id, to: index + 1 }) }]
          : []),
        { id: 'delete', label: common('delete'), tone: 'danger', run: () => on.onDelete(id) },
      ],
    },
  ];
}
