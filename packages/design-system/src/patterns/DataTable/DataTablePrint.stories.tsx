import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { RowKey } from './types';

const meta = {
  title: 'Patterns/DataTable/Print',
  component: DataTable<ExampleMonitor>,
  args: {
    label: 'Monitors',
    rows: monitors(2_000),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    selectedKeys: new Set<RowKey>(['monitor-2']),
    onSelectionChange: fn(),
    bar: { count: '2,000 monitors' },
  },
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (root: HTMLElement): number => root.querySelectorAll('[data-body] > [role="row"]').length;

/** All rows are rendered while the browser prints, and those in view afterwards. */
export const WholeList: Story = {
  play: async ({ canvasElement }) => {
    const before = rowCount(canvasElement);
    await expect(before).toBeLessThan(100);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rowCount(canvasElement)).toBe(2_000);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rowCount(canvasElement)).toBe(before));
  },
};

/** Paper gets a table, whatever the width of the screen. */
export const Narrow: Story = {
  args: { rows: monitors(40) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Selected' })).toBeInTheDocument();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rowCount(canvasElement)).toBe(40);
    await expect(canvas.getByRole('button', { name: 'Name' })).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Name' })).toBeNull());
  },
};
