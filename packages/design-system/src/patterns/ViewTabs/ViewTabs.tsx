import { Bookmark, Plus } from 'lucide-react';
import { memo, useDeferredValue, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { useMedia } from '../../internal/useMedia';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { media } from '../../tokens';
import type { ViewTabsProps } from './types';
import { viewActions, type Naming } from './viewActions';
import type { ViewNameDialogProps } from './ViewNameDialog';
import type { ViewSheetProps } from './ViewSheet';
import { ViewTab } from './ViewTab';
import { Root, Tabs } from './viewTabStyles';

export type { View, ViewTabsProps } from './types';

const nameDialog = createLazyComponent<ViewNameDialogProps>(() => import('./ViewNameDialog'));
const sheet = createLazyComponent<ViewSheetProps>(() => import('./ViewSheet'));

const ViewRow = memo(function ViewRow(props: ViewTabsProps): ReactNode {
  const { views, selectedId, isChanged, onSelect, onSave, onRename } = props;
  const isPhone = useMedia(media.phone);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const ordered = [...views.filter((view) => view.isBuiltIn), ...views.filter((view) => !view.isBuiltIn)];
  const selected = views.find(({ id }) => id === selectedId) ?? null;
  const actions = selected === null ? [] : viewActions(selected, props, setNaming);
  const canSave = selected === null || (selected.isBuiltIn && isChanged);
  const askName = (): void => setNaming({ kind: 'save' });
  const renamed = naming?.kind === 'rename' ? naming.view : null;

  return (
    <>
      {isPhone ? (
        <Button icon={<Icon icon={Bookmark} />} onPress={() => setSheetOpen(true)}>
          {selected === null ? 'Views' : `${selected.name}${isChanged ? ' (changed)' : ''}`}
        </Button>
      ) : (
        <Root role="group" aria-label="Views">
          <Tabs>
            {ordered.map((view) => (
              <ViewTab
                key={view.id}
                view={view}
                isSelected={view === selected}
                isChanged={isChanged}
                actions={actions}
                onSelect={() => onSelect(view.id)}
              />
            ))}
          </Tabs>
          {canSave && (
            <Button variant="ghost" size="small" icon={<Icon icon={Plus} />} onPress={askName}>
              Save view
            </Button>
          )}
        </Root>
      )}
      {isPhone && isSheetOpen && (
        <Lazy
          component={sheet}
          isNeeded
          props={{
            views: ordered,
            selected,
            actions,
            onSave: canSave ? askName : undefined,
            onSelect,
            onClose: () => setSheetOpen(false),
          }}
        />
      )}
      {naming !== null && (
        <Lazy
          component={nameDialog}
          isNeeded
          props={{
            name: renamed?.name ?? '',
            others: views.filter((view) => view !== renamed).map(({ name }) => name),
            onName: (name) => {
              setNaming(null);
              if (renamed === null) onSave(name);
              else onRename(renamed.id, name);
            },
            onClose: () => setNaming(null),
          }}
        />
      )}
    </>
  );
});

/**
 * The views of a list as a row of tabs above it: those of the product, then the saved ones. On phones it is one
 * button, which opens a sheet. Memoized: with stable callbacks, typing in a search does not render it. The first
 * letter does, because it leaves the view; that render follows the one of the rows.
 */
export const ViewTabs = memo(function ViewTabs(props: ViewTabsProps): ReactNode {
  return <ViewRow {...useDeferredValue(props)} />;
});
