import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../../../../.storybook/kit/stories';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { createMatcher, foldText } from '@dropdeck/text';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { Column, RowKey } from './types';

function Searchable(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [query, setQuery] = useState('');
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const rows = useMemo(() => {
    const matches = createMatcher(query);
    return props.rows.filter(({ name, product }) => matches(foldText(`${name} ${product}`)));
  }, [props.rows, query]);
  return (
    <Stack>
      <SearchField
        label="Search monitors"
        placeholder="Search monitors..."
        value={query}
        onChange={setQuery}
      />
      <DataTable
        {...props}
        rows={rows}
        viewKey={query}
        selectedKeys={keys}
        onSelectionChange={setKeys}
        empty={<EmptyState illustration="search" title="No monitors found" />}
      />
    </Stack>
  );
}

const onAct = fn();

/** How often each row's name was rendered. */
const renderCounts = new Map<string, number>();
const countedColumns: readonly Column<ExampleMonitor>[] = monitorColumns.map((column) =>
  column.id === 'name'
    ? Object.assign({}, column, {
        render: (row: ExampleMonitor) => {
          renderCounts.set(row.id, (renderCounts.get(row.id) ?? 0) + 1);
          return row.name;
        },
      })
    : column,
);

const meta = {
  title: 'Patterns/DataTable/Ten thousand rows',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(10_000),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(onAct),
    onRowOpen: fn(),
    maxHeight: '600px',
  },
  render: (args) => <Searchable {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<DataTableProps<ExampleMonitor>>;

const bodyOf = (root: HTMLElement): HTMLElement => {
  const body = root.querySelector<HTMLElement>('[data-body]');
  if (body === null) throw new Error('The table has no body.');
  return body;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(400);
    canvas.getByRole('grid').parentElement?.scrollTo(0, 10_000_000);
    const last = await canvas.findByText('City Drop JP 10000');
    await waitFor(() => expect(last).toBeVisible());
    await expect(last.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10001');
    await expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(400);
    canvas.getByRole('grid').parentElement?.scrollTo(0, 0);
    await canvas.findByText('Air Runner EU 1');
  },
};

/** A list of 300 rows is whole in the document: the browser’s find, print and a screen reader’s counts see every row. */
export const Whole: Story = {
  args: { rows: monitors(300), maxHeight: undefined },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').length;
    await waitFor(() => expect(names()).toBe(300));
    await userEvent.type(canvas.getByRole('searchbox'), 'runner');
    await waitFor(() => expect(names()).toBe(43));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(names()).toBe(300));
  },
};

/** The page scrolls, not the table. */
export const PageScrolls: Story = {
  args: { maxHeight: undefined },
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, 10_000_000);
    await canvas.findByText('City Drop JP 10000');
    await expect(bodyOf(canvasElement).querySelectorAll('*').length).toBeLessThanOrEqual(500);
    // The scroll position stays: virtualized rows are no scroll anchors.
    window.scrollTo(0, 10_000);
    for (let offset = 10_600; offset < 20_000; offset += 600) {
      await new Promise(requestAnimationFrame);
      window.scrollTo(0, offset);
      await new Promise(requestAnimationFrame);
      await expect(window.scrollY).toBe(offset);
    }
    window.scrollTo(0, 0);
    await canvas.findByText('Air Runner EU 1');
  },
};

/** Browsers scroll ahead of scripts: a list that is about to scroll renders more rows than are visible. */
export const RendersAhead: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const count = (): number => canvas.getAllByRole('rowheader').length;
    const resting = count();
    const grid = canvas.getByRole('grid');
    grid.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
    await waitFor(() => expect(count()).toBeGreaterThan(2 * resting));
    // A jump replaces every row, so that rendering ahead waits until the list is idle.
    grid.parentElement?.scrollTo(0, 20_000);
    // Counted with the first rows of the new place: the list may be idle before the next line runs.
    const jumped = await waitFor(() => {
      void expect(canvas.getAllByRole('rowheader')[1]).not.toHaveTextContent(/ [0-9]$/);
      return count();
    });
    await expect(jumped).toBeLessThan(1.5 * resting);
    await waitFor(async () => {
      const [first, last] = [canvas.getAllByRole('row').at(2), canvas.getAllByRole('row').at(-1)];
      const view = grid.parentElement?.getBoundingClientRect();
      await expect(last?.getBoundingClientRect().bottom).toBeGreaterThan((view?.bottom ?? 0) + 1_000);
      await expect(first?.getBoundingClientRect().top).toBeLessThan(view?.top ?? 0);
    });
    // A search renders visible rows only.
    await userEvent.type(canvas.getByRole('searchbox'), 'r');
    await waitFor(() => expect(count()).toBeLessThanOrEqual(resting + 1));
  },
};

/** A selection and a move render only the rows that they change, and a keystroke those in whose place is another row. */
export const OnlyWhatChanged: Story = {
  args: { columns: countedColumns },
  play: async ({ canvas, userEvent }) => {
    const countsOf = (elements: readonly HTMLElement[]): Record<string, number> =>
      Object.fromEntries(
        elements.map(({ textContent }) => {
          const id = `monitor-${textContent?.split(' ').at(-1)}`;
          return [id, renderCounts.get(id) ?? 0];
        }),
      );
    const headers = canvas.getAllByRole('rowheader');
    const before = countsOf(headers);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Air Runner EU 1' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(countsOf(headers)).toEqual(before);
    await userEvent.type(canvas.getByRole('searchbox'), 'runne');
    const found = canvas.getAllByRole('rowheader');
    await expect(found[1]).toHaveTextContent('Air Runner FR 8');
    const counts = countsOf(found);
    await expect(counts['monitor-1']).toBe(before['monitor-1']);
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('searchbox')).toHaveValue('runner');
    await expect(countsOf(canvas.getAllByRole('rowheader'))).toEqual(counts);
    // Fewer rows are rendered once the list is idle.
    const firstNames = () =>
      canvas
        .getAllByRole('rowheader')
        .slice(0, 5)
        .map(({ textContent }) => textContent);
    const names = firstNames();
    await userEvent.keyboard('zzz');
    await expect(canvas.getByText('No monitors found')).toBeVisible();
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(canvas.queryByText('No monitors found')).toBeNull();
    await expect(firstNames()).toEqual(names);
  },
};

export const KeyboardNavigation: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('searchbox').focus();
    // Skip the heading row's controls.
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    const focusedRowIndex = (): string | null =>
      document.activeElement?.getAttribute('aria-rowindex') ?? null;
    await expect(focusedRowIndex()).toBe('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focusedRowIndex()).toBe('4');
    await userEvent.keyboard('{PageDown}');
    await expect(Number(focusedRowIndex())).toBeGreaterThan(10);
    await userEvent.keyboard('{End}');
    await expect(focusedRowIndex()).toBe('10001');
    await expect(document.activeElement).toBeVisible();
    // The focus survives when its row is scrolled far away.
    const focused = document.activeElement;
    canvas.getByRole('grid').parentElement?.scrollTo(0, 0);
    await canvas.findByText('Air Runner EU 1');
    await expect(document.activeElement).toBe(focused);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Edit Air Runner EU 1');
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledWith('edit', 'monitor-1');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(args.rows[0]);
  },
};

/** Cards are virtualized too. */
export const Narrow: Story = {
  args: { maxHeight: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(bodyOf(canvasElement).querySelectorAll('*').length).toBeLessThanOrEqual(500);
    window.scrollTo(0, 10_000_000);
    await canvas.findByText('City Drop JP 10000');
    window.scrollTo(0, 0);
    await canvas.findByText('Air Runner EU 1');
  },
};
