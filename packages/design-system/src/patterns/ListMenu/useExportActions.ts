import { useMemo } from 'react';
import { useText } from '../../lib/react/useLocale';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { ListActionGroup } from './types';
import { t } from './text.en';

export type ExportFormat = 'csv' | 'json';
type Scope = 'shown' | 'selected';

/** What to export: the rows that are shown, or those with these ids. */
export interface Exported<Id = string> {
  readonly format: ExportFormat;
  readonly ids: readonly Id[] | null;
}

export interface ExportOptions<Id> {
  /** The number of rows that match the search and the filters; without any there is nothing to export. */
  shown: number;
  /** The ids of the selected rows. With some, they are offered first. */
  selected?: readonly Id[] | undefined;
  onExport: (exported: Exported<Id>) => void;
}

/**
 * The actions that export the shown or the selected rows of a list as a file. Typing in a search changes the number
 * of shown rows, which only a selection names, so that it changes no action.
 */
export function useExportActions<Id>({
  shown,
  selected = [],
  onExport,
}: ExportOptions<Id>): readonly ListActionGroup[] {
  const say = useText(t);
  const count = selected.length;
  const run = useLatestCallback((format: ExportFormat, scope: Scope) =>
    onExport({ format, ids: scope === 'selected' ? selected : null }),
  );
  const named = count === 0 ? 0 : shown;
  const isEmpty = shown === 0;
  return useMemo(() => {
    const groupOf = (scope: Scope, heading: string): ListActionGroup => ({
      id: scope,
      heading,
      items: [
        {
          id: `${scope} csv`,
          label: 'CSV',
          description: say('csvHint'),
          isDisabled: scope === 'shown' && isEmpty,
          run: () => run('csv', scope),
        },
        {
          id: `${scope} json`,
          label: 'JSON',
          description: say('jsonHint'),
          isDisabled: scope === 'shown' && isEmpty,
          run: () => run('json', scope),
        },
      ],
    });
    if (count === 0) return [groupOf('shown', say('export'))];
    return [
      groupOf('selected', say('exportSelected', { count })),
      ...(isEmpty ? [] : [groupOf('shown', say('exportShown', { count: named }))]),
    ];
  }, [count, named, isEmpty, say, run]);
}
