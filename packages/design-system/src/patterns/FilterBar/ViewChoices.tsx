import { type ReactNode } from 'react';
import type { SortOrder } from '../DataTable/types';
import { Choice, Choices } from './Choice';
import type { TableView } from './types';
import { t } from './text.en';

const directions = ['ascending', 'descending'] as const;

/** The option for the order of the rows, among the columns to sort by. */
const UNSORTED = ' unsorted';

/** Chooses the column and direction that a table is sorted by. */
export function SortChoices({ columns, sort, onSort, onUnsort }: TableView): ReactNode {
  const options = columns.flatMap((column) =>
    column.sortValue ? [{ id: column.id, label: column.header }] : [],
  );
  if (options.length === 0) return null;
  const direction: SortOrder['direction'] = sort?.direction ?? 'ascending';
  return (
    <Choices label={t('sortBy')}>
      {(id) => (
        <>
          <Choice
            labelledBy={id}
            options={onUnsort ? [{ id: UNSORTED, label: t('default') }, ...options] : options}
            chosen={[sort?.column ?? UNSORTED]}
            onChange={([column]) => {
              if (column === UNSORTED) onUnsort?.();
              else if (column !== undefined) onSort({ column, direction });
            }}
          />
          <Choice
            labelledBy={id}
            options={directions.map((one) => ({ id: one, label: t(one) }))}
            chosen={sort ? [direction] : []}
            isDisabled={sort === null}
            onChange={([next]) => {
              const chosen = directions.find((one) => one === next);
              if (sort && chosen) onSort({ column: sort.column, direction: chosen });
            }}
          />
        </>
      )}
    </Choices>
  );
}

/** Chooses the columns of a table. */
export function ColumnChoices({ columns, hidden, onHiddenChange }: TableView): ReactNode {
  if (!onHiddenChange) return null;
  const options = columns.flatMap((column) =>
    column.isRowHeader || column.isAlwaysShown ? [] : [{ id: column.id, label: column.header }],
  );
  return (
    <Choices label={t('columns')}>
      {(id) => (
        <Choice
          labelledBy={id}
          options={options}
          chosen={options.flatMap((option) => (hidden.has(option.id) ? [] : [option.id]))}
          isMultiple
          onChange={(shown) =>
            onHiddenChange(new Set(options.flatMap((option) => (shown.has(option.id) ? [] : [option.id]))))
          }
        />
      )}
    </Choices>
  );
}
