import { currentLocale } from '@dropdeck/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../../../.storybook/kit/stories';
import { inputColumns, type InputRow } from '../../features/monitor/inputColumns';
import { inputRows } from '../../features/monitor/MonitorDetailScreen.fixtures';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';

/** A table while loading and with its rows. */
function Both<Row>(props: DataTableProps<Row>): ReactNode {
  return (
    <Stack>
      <DataTable {...props} label="Loading" rows={[]} status="loading" />
      <DataTable {...props} label="Loaded" />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/DataTable/Skeleton',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(8),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    actionCount: 2,
    selectedKeys: new Set(),
    onSelectionChange: fn(),
  },
  render: (args) => <Both {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The boxes of elements relative to the table: left, top, width and height. */
function boxesOf(root: HTMLElement, label: string, selector: string): number[][] {
  const grid = root.querySelector(`[role="grid"][aria-label="${label}"]`);
  const origin = grid?.getBoundingClientRect() ?? new DOMRect();
  return [...(grid?.querySelectorAll(`[data-body] > ${selector}`) ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left - origin.left, top - origin.top, width, height].map(Math.round);
  });
}

const expectSameBoxes =
  (cells: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    for (const selector of ['[role="row"]', `[role="row"] > ${cells}`]) {
      const loading = boxesOf(canvasElement, 'Loading', selector);
      await expect(loading.length).toBeGreaterThanOrEqual(8);
      await expect(loading).toEqual(boxesOf(canvasElement, 'Loaded', selector));
    }
  };

/** The skeleton's rows and columns have the positions of the loaded ones. */
export const Default: Story = { play: expectSameBoxes('*') };

/** On phones, rows are cards with a line per value. */
export const Cards: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: expectSameBoxes('[data-label]'),
};

const inputs: DataTableProps<InputRow> = {
  label: 'Inputs',
  rows: inputRows(8),
  rowKey: ({ id }) => id,
  columns: inputColumns([], {
    locale: currentLocale(),
    onActiveChange: fn(),
    onEdit: fn(),
    errorOf: () => null,
    priceTextOf: String,
  }),
  rowActions: () => [],
  actionCount: 3,
  selectedKeys: new Set(),
  onSelectionChange: fn(),
  hasColumnMenu: true,
};

/** A monitor's inputs, whose rows have two lines. */
export const Inputs: Story = { render: () => <Both {...inputs} />, play: expectSameBoxes('*') };

/** The same inputs as compact cards. */
export const InputCards: Story = {
  render: () => <Both {...inputs} />,
  globals: { viewport: { value: 'phone' } },
  play: expectSameBoxes(':is([role="rowheader"], [data-chips])'),
};
