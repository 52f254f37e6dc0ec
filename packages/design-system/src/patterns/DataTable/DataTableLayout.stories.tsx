import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useStoryValue } from '../../../../../.storybook/kit/stories';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { SortOrder, TableLayout } from './types';

function Arranged(props: DataTableProps<ExampleMonitor>) {
  const [layout, setLayout] = useStoryValue<TableLayout>(props.layout ?? {}, props.onLayoutChange ?? fn());
  const [sort, setSort] = useStoryValue<SortOrder | null>(props.sort ?? null, props.onSortChange ?? fn());
  return (
    <DataTable {...props} layout={layout} onLayoutChange={setLayout} sort={sort} onSortChange={setSort} />
  );
}

const meta = {
  title: 'Patterns/DataTable/Layout',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(8),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    hasColumnMenu: true,
    onLayoutChange: fn(),
    onSortChange: fn(),
  },
  render: (args) => <Arranged {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = (canvas: ReturnType<typeof within>): (string | null)[] =>
  canvas
    .getAllByRole('columnheader')
    .map((heading: HTMLElement) => heading.querySelector('span')?.textContent ?? null);

const openPanel = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
};

/** Which columns are shown, their order and the height of rows: all in one panel. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openPanel(canvas, userEvent);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Product' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ hidden: ['product'] });
    await expect(headings(canvas)).not.toContain('Product');
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(canvas.getAllByRole('row', { hidden: true })[1]?.offsetHeight).toBe(36));
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({});
    await expect(panel.getByRole('checkbox', { name: 'Product' })).toBeChecked();
  },
};

/** The handle of a column moves it with the arrow keys and keeps the focus. */
export const OrderByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openPanel(canvas, userEvent);
    const handle = panel.getByRole('button', { name: 'Move Status' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(panel.getByRole('status')).toHaveTextContent('Status: 1 of 4');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      order: ['status', 'product', 'kind', 'inputs'],
    });
    await expect(panel.getByRole('button', { name: 'Move Status' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(2);
  },
};

/** A shared link or a saved view names the order; ids that the table does not have are ignored. */
export const Controlled: Story = {
  args: {
    layout: { order: ['inputs', 'missing', 'status'], hidden: ['kind'], density: 'compact' },
    sort: { column: 'inputs', direction: 'descending' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(headings(canvas)).toEqual(['Name', 'Product', 'Inputs', 'Status', 'Actions']);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner FR 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Inputs' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'inputs', direction: 'ascending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner EU 1');
  },
};

/** Cards have their own arrangement: only the choice of columns applies. */
export const Narrow: Story = {
  args: { layout: { order: ['inputs'], hidden: ['kind'], density: 'compact', widths: { name: 400 } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
