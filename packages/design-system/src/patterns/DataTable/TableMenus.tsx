import { ArrowUpDown, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { Column, SortOrder } from './types';

export interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Chooses which columns are shown. What names the row always is. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>): ReactNode {
  const choices = columns.filter((column) => !column.isRowHeader && !column.isAlwaysShown);
  return (
    <Menu
      label="Columns"
      placement="bottom end"
      trigger={<IconButton label="Columns" size="small" icon={<Icon icon={Columns3} />} />}
      selectionMode="multiple"
      selectedIds={choices.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
      onSelectionChange={(shown) => {
        const rest = choices.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
        onChange(new Set(rest));
      }}
      groups={[
        {
          id: 'columns',
          heading: 'Columns',
          items: choices.map(({ id, header }) => ({ id, label: header })),
        },
      ]}
    />
  );
}

export interface SortMenuProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onChange: (sort: SortOrder) => void;
}

const directions = ['ascending', 'descending'] as const;

/** The heading row's sorting, on phones where there is no heading row to be seen. */
export function SortMenu<Row>({ columns, sort, onChange }: SortMenuProps<Row>): ReactNode {
  const choices = columns.flatMap(({ id, header, sortValue }) =>
    sortValue
      ? directions.map((direction) => ({
          id: `${direction} ${id}`,
          label: `${header}, ${direction}`,
          order: { column: id, direction },
        }))
      : [],
  );
  const current = columns.find(({ id }) => id === sort?.column);
  return (
    <Menu
      label="Sort by"
      placement="bottom end"
      trigger={
        <Button variant="ghost" icon={<Icon icon={ArrowUpDown} />}>
          {current ? `Sort: ${current.header}` : 'Sort'}
        </Button>
      }
      selectionMode="single"
      selectedIds={sort ? [`${sort.direction} ${sort.column}`] : []}
      onSelectionChange={([chosen]) => {
        const choice = choices.find(({ id }) => id === chosen);
        if (choice) onChange(choice.order);
      }}
      groups={[{ id: 'orders', heading: 'Sort by', items: choices.map(({ id, label }) => ({ id, label })) }]}
    />
  );
}
