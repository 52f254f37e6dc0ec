import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { ListActionGroup } from '../ListMenu/types';
import type { ViewTabsProps } from './types';
import { viewActions, type Naming } from './viewActions';
import type { ViewNameDialogProps } from './ViewNameDialog';
import { useText } from '../../lib/react/useLocale';
import { t } from './text.en';

const nameDialog = createLazyComponent<ViewNameDialogProps>(() => import('./ViewNameDialog'));

/**
 * What can be done with the views of a list, for its menu, and the dialog that names one. Deferred: typing in a search
 * renders the rows first.
 */
export function useViewActions(props: ViewTabsProps): {
  groups: readonly ListActionGroup[];
  dialog: ReactNode;
} {
  const say = useText(t);
  const { views, onSave, onRename } = props;
  const [naming, setNaming] = useState<Naming | null>(null);
  const deferred = useDeferredValue(props);
  const groups = useMemo(() => viewActions(deferred, setNaming, say), [deferred, say]);
  const renamed = naming?.kind === 'rename' ? naming.view : null;
  const dialog = naming !== null && (
    <Lazy
      component={nameDialog}
      props={{
        name: renamed?.name ?? '',
        others: views.filter((view) => view !== renamed).map(({ name }) => name),
        onName: (name) => {
          setNaming(null);
          if (renamed === null) onSave(name);
          else onRename({ id: renamed.id, name });
        },
        onClose: () => setNaming(null),
      }}
    />
  );
  return { groups, dialog };
}
