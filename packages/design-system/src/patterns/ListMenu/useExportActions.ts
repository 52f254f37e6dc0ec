import { useMemo } from 'react';
import { useCounts } from '../../internal/formatCount';
import { useLatestCallback } from '../../internal/useLatestCallback';
import type { ListActionGroup } from './types';

export type ExportFormat = 'csv' | 'json';
export type ExportScope = 'shown' | 'selected';

export interface ExportOptions {
  /** The number of rows that match the search and the filters; without any there is nothing to export. */
  shown: number;
  /** The number of selected rows. With some, they are offered first. */
  selected?: number | undefined;
  onExport: (format: ExportFormat, scope: ExportScope) => void;
}

/**
 * The actions that export the shown or the selected rows of a list as a file. Typing in a search changes the number
 * of shown rows, which only a selection names, so that it changes no action.
 */
export function useExportActions({
  shown,
  selected = 0,
  onExport,
}: ExportOptions): readonly ListActionGroup[] {
  const { formatCount } = useCounts();
  const run = useLatestCallback(onExport);
  const named = selected === 0 ? 0 : shown;
  const isEmpty = shown === 0;
  return useMemo(() => {
    const groupOf = (scope: ExportScope, heading: string): ListActionGroup => ({
      id: scope,
      heading,
      items: [
        {
          id: `${scope} csv`,
          label: 'CSV',
          description: 'For spreadsheets',
          isDisabled: scope === 'shown' && isEmpty,
          run: () => run('csv', scope),
        },
        {
          id: `${scope} json`,
          label: 'JSON',
          description: 'With everything the server keeps',
          isDisabled: scope === 'shown' && isEmpty,
          run: () => run('json', scope),
        },
      ],
    });
    if (selected === 0) return [groupOf('shown', 'Export')];
    return [
      groupOf('selected', `Export ${formatCount(selected)} selected`),
      ...(isEmpty ? [] : [groupOf('shown', `Export ${formatCount(named)} shown`)]),
    ];
  }, [selected, named, isEmpty, formatCount, run]);
}
