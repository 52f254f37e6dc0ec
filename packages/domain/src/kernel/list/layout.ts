import type { ListValues } from './values';

/** Which columns a table shows and how. Unknown ids are ignored, and missing ones are as declared. */
export interface ListLayout {
  /** Column ids, first to last. */
  readonly order?: readonly string[] | undefined;
  readonly hidden?: readonly string[] | undefined;
  /** Pixels by column id. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  readonly density?: 'comfortable' | 'compact' | undefined;
}

/** The ids of the shown columns in their order. */
function shownColumns(columns: readonly string[], { order = [], hidden = [] }: ListLayout): string[] {
  const placed = order.filter((id) => columns.includes(id));
  return [...placed, ...columns.filter((id) => !placed.includes(id))].filter((id) => !hidden.includes(id));
}

/** A layout as the address has it; empty where it is the default. */
export function layoutValues(
  columns: readonly string[],
  layout: ListLayout,
): Pick<ListValues, 'columns' | 'density'> {
  const shown = shownColumns(columns, layout).join(',');
  return {
    columns: shown === columns.join(',') ? '' : shown,
    density: layout.density === 'compact' ? 'compact' : '',
  };
}

/** A person's layout, with the columns and the density of the address where it has them. */
export function layoutOf(
  columns: readonly string[],
  personal: ListLayout,
  address: Pick<ListValues, 'columns' | 'density'>,
): ListLayout {
  const shown = address.columns === '' ? null : address.columns.split(',');
  return {
    ...personal,
    ...(shown === null ? {} : { order: shown, hidden: columns.filter((id) => !shown.includes(id)) }),
    ...(address.density === 'compact' ? { density: 'compact' } : {}),
  };
}
