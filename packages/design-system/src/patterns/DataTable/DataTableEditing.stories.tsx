import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { Column } from './types';

const onCommit = fn();

/** The product and the type can be edited; a type has at most 12 letters. */
function Editable(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [rows, setRows] = useState(props.rows);
  const [view, setView] = useState('');
  // As the browser's Back does, which does not move the focus.
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent): void => setView(String(state));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  const columns = useMemo(() => {
    const editOf = (field: 'product' | 'kind'): NonNullable<Column<ExampleMonitor>['edit']> => ({
      label: field === 'product' ? 'Product' : 'Type',
      value: (row) => row[field],
      onCommit: ({ id }, text) => {
        onCommit(id, field, text);
        setRows((current) => current.map((row) => (row.id === id ? { ...row, [field]: text } : row)));
      },
      validate: (text) => (text.length > 12 ? 'At most 12 letters' : null),
    });
    return monitorColumns.map((column) =>
      column.id === 'product' || column.id === 'kind'
        ? Object.assign({}, column, { edit: editOf(column.id) })
        : column,
    );
  }, []);
  return (
    <DataTable
      {...props}
      rows={rows.filter(({ name }) => name.includes(view))}
      viewKey={view}
      columns={columns}
    />
  );
}

const meta = {
  title: 'Patterns/DataTable/Editing',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(60),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    onRowOpen: fn(),
    maxHeight: '400px',
  },
  beforeEach: () => {
    onCommit.mockClear();
  },
  render: (args) => <Editable {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const cellsOf = (canvas: Canvas, row: number): HTMLElement[] =>
  within(canvas.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell');

/** The arrows lead from the row to its editable cells, then to its buttons. Enter edits and saves. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const [cell] = cellsOf(canvas, 1);
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Product' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Sneaker');
    await userEvent.keyboard('Boot{Enter}');
    await expect(onCommit.mock.calls).toEqual([['monitor-2', 'product', 'Boot']]);
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveTextContent('Boot');
    // Enter on the row itself opens it.
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{ArrowLeft}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
  },
};

export const EscapeRestores: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Product' })).toHaveFocus();
    await userEvent.keyboard('Other{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(cellsOf(canvas, 0)[0]).toHaveFocus();
    await expect(cellsOf(canvas, 0)[0]).toHaveTextContent('Alternative');
    await expect(onCommit).not.toHaveBeenCalled();
  },
};

/** Tab saves and goes on to the next editable cell, also of the next row; Shift+Tab goes back. */
export const TabGoesOn: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox', { name: 'Product' });
    await userEvent.keyboard('One{Tab}');
    await expect(await canvas.findByRole('textbox', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('two{Tab}');
    await expect(await canvas.findByRole('textbox', { name: 'Product' })).toHaveFocus();
    await expect(cellsOf(canvas, 1)[0]).toContainElement(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(await canvas.findByRole('textbox', { name: 'Type' })).toHaveValue('two');
    await userEvent.keyboard('{Escape}');
    await expect(onCommit.mock.calls).toEqual([
      ['monitor-1', 'product', 'One'],
      ['monitor-1', 'kind', 'two'],
    ]);
  },
};

/** A double click edits, and leaving the field saves. A click on an editable cell does not open the row. */
export const ByPointer: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(cellsOf(canvas, 2)[1] as HTMLElement);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Type' }), '2');
    canvas.getByRole('button', { name: 'Name' }).focus();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(onCommit.mock.calls).toEqual([['monitor-3', 'kind', 'product2']]);
    await userEvent.click(canvas.getAllByRole('rowheader')[2] as HTMLElement);
    await expect(args.onRowOpen).toHaveBeenCalledOnce();
  },
};

/**
 * A row that is edited keeps its field, and a focused one its focus, when the view around them changes. Its elements go
 * with it.
 */
export const OtherView: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const show = (state: string): Promise<boolean> =>
      fireEvent(window, new PopStateEvent('popstate', { state }));
    canvas.getAllByRole('row')[3]?.focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'Product' });
    await userEvent.keyboard('Typed');
    await show('Trail');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Trail Peak DE 3');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Typed');
    await userEvent.keyboard('{Enter}{Home}');
    await expect(onCommit.mock.calls).toEqual([['monitor-3', 'product', 'Typed']]);
    await show('');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(9));
    await expect(cellsOf(canvas, 2)[0]).toHaveTextContent('Typed');
    await expect(
      within(canvas.getAllByRole('row')[3] as HTMLElement).getByRole('rowheader'),
    ).toHaveTextContent('Trail Peak DE 3');
    await expect(document.activeElement).toBe(cellsOf(canvas, 2)[0]);
    // A row that the search has hidden comes back unedited.
    canvas.getAllByRole('row')[3]?.focus();
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Product' })).toHaveFocus();
    await show('Court');
    await show('');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(9));
    await expect(canvas.queryByRole('textbox', { name: 'Product' })).toBeNull();
    const row = canvas.getAllByRole('row')[3];
    await show('Court');
    await expect(canvas.getAllByRole('rowheader')[2]).toHaveTextContent(/^Court/);
    await expect(canvas.getAllByRole('row')).not.toContain(row);
  },
};

/** An error keeps the field open, whatever key would leave it. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(cellsOf(canvas, 2)[1] as HTMLElement);
    const field = await canvas.findByRole('textbox', { name: 'Type' });
    await userEvent.keyboard('longer than that{Tab}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('At most 12 letters');
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 12 letters');
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await expect(onCommit).not.toHaveBeenCalled();
  },
};

/** On phones a value is edited in the row's dialog. */
export const Narrow: Story = {
  args: { maxHeight: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(cellsOf(canvas, 0)[0] as HTMLElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onRowOpen).toHaveBeenCalled();
  },
};
