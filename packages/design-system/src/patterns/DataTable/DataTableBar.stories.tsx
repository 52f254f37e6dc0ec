import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { formatNumber } from '@dropdeck/text';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { createFilter } from '../FilterBar/FilterBar';
import { createMatcher, foldText } from '@dropdeck/text';
import { highlighted } from '../../../../../.storybook/kit/highlighted';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { Column, RowKey } from './types';

const states = [
  { id: 'all', label: 'All' },
  { id: 'ACTIVE', label: 'Active' },
  { id: 'BLOCKED', label: 'Blocked' },
] as const;

const columns: readonly Column<ExampleMonitor>[] = monitorColumns.map((column) =>
  column.id === 'name'
    ? Object.assign({}, column, { render: ({ name }: ExampleMonitor) => <span data-marked="">{name}</span> })
    : column,
);

function TableWithBar(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<(typeof states)[number]['id']>('all');
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const matches = createMatcher(query);
  const rows = props.rows.filter(
    ({ name, status }) => matches(foldText(name)) && (state === 'all' || status === state),
  );
  return (
    <DataTable
      {...props}
      rows={rows}
      selectedKeys={keys}
      onSelectionChange={setKeys}
      viewKey={`${state} ${query}`}
      bar={{
        search: { label: 'Search monitors', value: query, onChange: setQuery },
        filters: [createFilter('State', states, state, setState)],
        filterCount: state === 'all' ? 0 : 1,
        count: `${formatNumber(rows.length)} monitors`,
        isFiltered: state !== 'all' || query !== '',
        onClear: () => {
          setQuery('');
          setState('all');
        },
      }}
      empty={<EmptyState illustration="search" title="No monitors found" />}
    />
  );
}

const meta = {
  title: 'Patterns/DataTable/With a bar',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(400),
    rowKey: (row) => row.id,
    columns,
    rowActions: monitorActions(fn()),
    hasColumnMenu: true,
  },
  render: (args) => <TableWithBar {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** The bar and the heading row stick below each other until the table ends. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    window.scrollTo(0, 4_000);
    await waitFor(() => expect(search.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(bottomOf(search)).toBeLessThan(80);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf(search)));
    await expect(bottomOf(head)).toBeLessThan(120);
    // A new search shows the first row right below the heading row, and the bar does not move.
    const before = search.getBoundingClientRect().top;
    await userEvent.type(search, 'runner');
    const first = canvas.getAllByRole('row')[1] as HTMLElement;
    await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf(head) - 1));
    await expect(search.getBoundingClientRect().top).toBe(before);
    window.scrollTo(0, 0);
  },
};

/** Matches are highlighted in the rendered rows, only in searched texts. */
export const Marking: Story = {
  args: { rows: monitors(10_000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '12 eu');
    await waitFor(() => expect(highlighted().length).toBeGreaterThan(10));
    await expect(highlighted().length).toBeLessThan(200);
    for (const { text, element } of highlighted()) {
      await expect(text).toMatch(/^(?:12|eu)$/i);
      await expect(element.closest('[role="rowheader"]')).not.toBeNull();
    }
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(highlighted()).toEqual([]));
    await expect(canvasElement.querySelector('[data-found]')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), '12 eu');
    await waitFor(() => expect(highlighted().length).toBeGreaterThan(10));
  },
};

/** What a search finds in a longer list stays in a window, so that a key never pays for rows out of view. */
export const FoundInALongList: Story = {
  args: { rows: monitors(1_000) },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').length;
    await userEvent.type(canvas.getByRole('searchbox'), 'runner');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '144'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(names()).toBeLessThan(60);
  },
};

/** A text that is cut off is its title under the pointer, unless values are masked. */
export const CutOff: Story = {
  args: {
    rows: monitors(3).map((row) => Object.assign(row, { product: `${row.product} ${'long '.repeat(40)}` })),
  },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const [cell] = canvas.getAllByText(/^Alternative long/);
    await userEvent.hover(cell as HTMLElement);
    await expect(cell?.title).toMatch(/^Alternative long long/);
    const name = canvas.getByText('Air Runner EU 1');
    await userEvent.hover(name);
    await expect(name.closest<HTMLElement>('[role="rowheader"]')?.title).toBe('');
  },
};

/** Filter, order and columns are in one sheet on phones; the list follows at once. */
export const Narrow: Story = {
  args: { rows: monitors(12) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12 monitors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Blocked' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Name' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Type' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 2 monitors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Filters, 2 set' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      canvas
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .toSorted((a, b) => a.localeCompare(b)),
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await expect(canvas.getByText('2 monitors')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without results, the bar stays with its Clear button. */
export const NarrowEmpty: Story = {
  args: { rows: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 monitors')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  },
};
