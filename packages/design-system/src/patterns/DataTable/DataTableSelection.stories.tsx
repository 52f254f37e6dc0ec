import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { RowKey } from './types';

function Selecting(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [keys, setKeys] = useState(props.selectedKeys ?? new Set<RowKey>());
  return (
    <DataTable
      {...props}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        // As in the product, which hands back a copy.
        setKeys(new Set(next));
        props.onSelectionChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/DataTable/Selection and columns',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(8),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    selectedKeys: new Set<RowKey>(),
    onSelectionChange: fn(),
    bulkActions: (
      <Button size="small" variant="dangerGhost">
        Delete
      </Button>
    ),
  },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<DataTableProps<ExampleMonitor>>;

const boxes = (canvas: ReturnType<typeof within>): HTMLElement[] =>
  canvas.getAllByRole('checkbox', { name: /^Select / });

export const Default: Story = {
  args: { selectedKeys: new Set<RowKey>(['monitor-2', 'monitor-3']), rowActions: monitorActions(fn()) },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(all.indeterminate).toBe(true);
    await expect(canvas.getByText('2 selected of 8 shown', { ignore: '[role="status"] *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Air Runner EU 1' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['monitor-2', 'monitor-3', 'monitor-1']),
    );
    await expect(canvas.getByRole('row', { name: /Air Runner EU 1/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ShiftRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rows = boxes(canvas).slice(1);
    await userEvent.click(rows[1] as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(rows[4] as HTMLElement);
    await expect((args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0]).toHaveProperty(
      'size',
      4,
    );
    // A shrinking range deselects what it had selected.
    await userEvent.click(rows[2] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['monitor-2', 'monitor-3']));
  },
};

export const RangeByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['monitor-1', 'monitor-2', 'monitor-3']),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** Ctrl+A and Escape work wherever in the grid the focus is, here on a heading and on a row's button. */
export const AllByKeyboard: Story = {
  args: { rowActions: monitorActions(fn()) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('group', { name: 'Selected rows' })).toHaveTextContent(
      '8 selected of 8 shown',
    );
    canvas.getAllByRole('button', { name: /^Edit / })[0]?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  },
};

/** What the bar covers cannot be focused: its own controls are before the rows. */
export const CoveredHead: Story = {
  parameters: { picture: false },
  args: { hasColumnMenu: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const clear = await canvas.findByRole('button', { name: 'Clear selection' });
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Name' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeDisabled();
    await userEvent.tab();
    await expect(document.activeElement).toHaveRole('row');
    await userEvent.tab({ shift: true });
    await expect(clear).toHaveFocus();
    await userEvent.click(clear);
    await expect(canvas.getByRole('button', { name: 'Name' })).toBeEnabled();
  },
};

/** While a filter hides rows, the bar offers all that match and says that the others are not among them. */
export const SelectingFiltered: Story = {
  args: {
    selectedKeys: new Set<RowKey>(['monitor-2', 'hidden-1']),
    bar: { count: '8 of 240 monitors', isFiltered: true, onClear: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('group', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('1 selected of 8 shown');
    await userEvent.click(within(bar).getByRole('button', { name: 'Select all 8 that match' }));
    const keys: ReadonlySet<RowKey> | undefined = (args.onSelectionChange as ReturnType<typeof fn>).mock
      .lastCall?.[0];
    await expect(keys?.has('monitor-8')).toBe(true);
    await expect(bar).toHaveTextContent('8 selected of 8 shownHidden rows are not included.');
  },
};

function Deleting({
  isInMenu = false,
  ...props
}: DataTableProps<ExampleMonitor> & { isInMenu?: boolean }): ReactNode {
  const [rows, setRows] = useState(props.rows);
  const [actions] = useState(() => {
    const all = monitorActions((_, id) => setRows((current) => current.filter((row) => row.id !== id)));
    return (row: ExampleMonitor) =>
      all(row).map((action) => Object.assign(action, { isSecondary: isInMenu }));
  });
  return <DataTable {...props} rows={rows} rowActions={actions} />;
}

/** When a row is removed, the focus moves to the next one. */
export const FocusAfterDelete: Story = {
  parameters: { picture: false },
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[3]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    await expect(document.activeElement).toHaveAccessibleName(/City Drop JP 4/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAccessibleName(/Court Classic FR 2/);
  },
};

export const FocusAfterDeleteByMenu: Story = {
  parameters: { picture: false },
  render: (args) => <Deleting {...args} isInMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions / })[2] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/City Drop JP 4/));
  },
};

export const Narrow: Story = {
  args: {
    selectedKeys: new Set<RowKey>(['monitor-2']),
    rowActions: monitorActions(fn()),
    hasColumnMenu: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Selected rows' })).toBeVisible();
  },
};

/** On phones the sheet sorts and chooses the columns, and can restore the order of the rows. */
export const NarrowSorting: Story = {
  args: { hasColumnMenu: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort' }));
    await expect(sheet.getByRole('radio', { name: 'Descending' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('radio', { name: 'Inputs' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Descending' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Product' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner FR 8');
    await expect(canvas.queryByRole('columnheader', { name: 'Product' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Sort, 1 set' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('radio', { name: 'Default' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAccessibleName('Sort'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner EU 1');
  },
};
