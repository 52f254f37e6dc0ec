import { useMemo } from 'react';
import { useText } from '../../lib/react/useLocale';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { ListActionGroup } from './types';
import { t } from './text.en';

export interface ExportOptions<Id> {
  /** The number of rows that match the search and the filters; without any there is nothing to export. */
  shown: number;
  /** The ids of the selected rows. With some, they are offered first. */
  selected?: readonly Id[] | undefined;
  /** The rows with these ids, or those that are shown. */
  onExport: (ids: readonly Id[] | null) => void;
}

/**
 * The actions that export the shown or the selected rows of a list as CSV. Typing in a search changes the number of shown
 * rows, which only a selection names, so that it changes no action.
 */
export function useExportActions<Id>({
  shown,
  selected = [],
  onExport,
}: ExportOptions<Id>): readonly ListActionGroup[] {
  const say = useText(t);
  const count = selected.length;
  const exportShown = useLatestCallback(() => onExport(null));
  const exportSelected = useLatestCallback(() => onExport(selected));
  const named = count === 0 ? 0 : shown;
  const isEmpty = shown === 0;
  return useMemo(() => {
    const isDisabled = isEmpty;
    if (count === 0) {
      return [{ id: 'export', items: [{ id: 'shown', label: say('export'), isDisabled, run: exportShown }] }];
    }
    const ofSelected = { id: 'selected', label: say('exportSelected', { count }), run: exportSelected };
    const ofShown = { id: 'shown', label: say('exportShown', { count: named }), run: exportShown };
    return [{ id: 'export', items: isEmpty ? [ofSelected] : [ofSelected, ofShown] }];
  }, [count, named, isEmpty, say, exportShown, exportSelected]);
}
