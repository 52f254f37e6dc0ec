import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { monitorColumns, monitors, type ExampleMonitor } from '../DataTable/DataTable.fixtures';
import type { SortOrder, TableLayout } from '../DataTable/types';
import { ListTable, type ListTableProps } from './ListTable';
import { listControls } from './ListTable.fixtures';

const filters = [
  { id: 'all', label: 'All' },
  { id: 'sneaker', label: 'Sneaker' },
] as const;

/** Keeps the order and the layout, as a page does. */
function Page(props: ListTableProps<ExampleMonitor>): ReactNode {
  const [sort, setSort] = useState<SortOrder | null>(props.list.sort);
  const [layout, setLayout] = useState<TableLayout>(props.list.layout);
  return (
    <ListTable
      {...props}
      list={{ ...props.list, sort, onSortChange: setSort, layout, onLayoutChange: setLayout }}
    />
  );
}

const meta = {
  title: 'Patterns/ListTable',
  component: Page,
  tags: ['autodocs'],
  args: {
    list: listControls(),
    noun: 'monitors',
    total: 12,
    searchLabel: 'Search monitors',
    searchPlaceholder: 'Search monitors...',
    filters,
    menu: [{ id: 'lines', items: [{ id: 'import', label: 'Import…', run: fn() }] }],
    label: 'Monitors',
    rows: monitors(12),
    rowKey: ({ id }) => id,
    columns: monitorColumns,
    empty: <EmptyState title="No monitors yet" illustration="list" />,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The list that a page is about: bar and table over one state.',
          when: ['Monitors, redirects, inputs, commands, dashboard access.'],
          whenNot: ['A list in a dialog or a panel: DataTable.', 'Cards: VirtualList.'],
          keyboard: [
            ['Tab', 'Goes from the search to the filter, the actions and the rows'],
            ['Enter', 'On a row: opens it'],
            ['F2', 'On a row: edits its first editable value'],
          ],
          do: ['Keep the state in the address, so that a link shows the same rows.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12 monitors')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search monitors' }), 'n');
    await expect(args.list.onSearchChange).toHaveBeenCalledWith('n');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** A search and a filter hide all rows: the list says which of them helps, and clears it. */
export const NothingFound: Story = {
  args: {
    rows: [],
    list: listControls({
      search: 'zebra',
      filter: 'sneaker',
      hidden: { search: 8, filter: 0 },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 12 monitors')).toBeVisible();
    await expect(canvas.getByText('8 of 12 monitors are hidden by Search “zebra”')).toBeVisible();
    await expect(canvas.queryByText(/hidden by Filter/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledWith({ search: true, filter: true });
  },
};

export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No monitors yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: [], total: 0, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 monitors')).toBeNull();
  },
};

/** On phones: a sheet with everything but the search. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText('Sort by')).toBeVisible());
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Import…' })).toBeVisible());
  },
};
