import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { Column } from './types';

export interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Chooses which columns are shown; the row header always is. */
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
