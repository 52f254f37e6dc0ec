import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
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

/** Which columns are shown. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = await openPanel(canvas, userEvent);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Product' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ hidden: ['product'] });
    await expect(headings(canvas)).not.toContain('Product');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Product' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ hidden: [] });
    await expect(headings(canvas)).toContain('Product');
  },
};

/** Ids that the table does not have are ignored. */
export const Controlled: Story = {
  args: {
    layout: { hidden: ['kind', 'missing'] },
    sort: { column: 'inputs', direction: 'descending' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(headings(canvas)).toEqual(['Name', 'Product', 'Status', 'Inputs', 'Actions']);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner FR 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Inputs' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'inputs', direction: 'ascending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner EU 1');
  },
};

/** Where no other column can be hidden, the flexible ones give way, so that the actions are in view. */
export const Tight: Story = {
  render: (args) => (
    <Arranged
      {...args}
      columns={monitorColumns.flatMap((column) => {
        if (column.id === 'name') return [{ ...column, width: { share: 1, minWidth: 300 } }];
        return column.id === 'status' ? [column] : [];
      })}
    />
  ),
  decorators: [inColumn('420px')],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    await waitFor(() => expect(scroller?.scrollWidth).toBe(scroller?.clientWidth));
  },
};

/** The choice of columns applies to cards, too. */
export const Narrow: Story = {
  args: { layout: { hidden: ['kind'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
