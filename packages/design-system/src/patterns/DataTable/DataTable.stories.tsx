import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import { DataTable, type DataTableProps } from './DataTable';

const onAct = fn();

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable,
  tags: ['autodocs'],
  args: {
    label: 'Monitors',
    rows: monitors(12),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    onRetry: fn(),
    onRowOpen: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The product’s table for any number of rows; on phones each row is a card.',
          when: ['Rows that are compared, searched, sorted or acted on.'],
          whenNot: [
            'A few texts that are added and removed: EditableList.',
            'Facts about one thing: a Card.',
          ],
          keyboard: [
            ['Tab', 'Moves to the last focused row, then its controls, then out of the table'],
            ['Arrow up / down', 'Previous and next row'],
            ['Arrow left / right', 'The editable cells and the controls of the row'],
            ['Page up / down, Home, End', 'By a screenful; to the first or last row'],
            ['Enter', 'Opens the row; on an editable cell, edits it'],
            ['F2', 'Edits the cell, or the first editable one of the row'],
            ['Enter / Escape, in a cell', 'Saves; restores'],
            ['Tab / Shift+Tab, in a cell', 'Saves and edits the next or previous editable cell'],
            ['Space', 'Selects the row'],
            ['Shift+Arrow, Shift+Space', 'Selects a range'],
            ['Ctrl+A / Escape', 'Selects all rows shown; clears the selection'],
            ['Alt+Shift+Left, Alt+Shift+Right, on a heading', 'Moves the column'],
            ['Alt+Shift+Down, on a heading', 'Goes to the end of the heading; Escape goes back'],
            [
              'Arrow left / right, on the end of a heading',
              'Resizes the column by 10 px; with Shift by 50 px',
            ],
            ['Enter, on the end of a heading', 'Returns to the automatic width'],
          ],
          do: [
            'Keep `columns`, `rowActions` and the objects of unchanged rows: only changed rows render again.',
            'Give flexible columns `minmax(0, 2fr)`, and numbers a fixed width and `align: "end"`.',
            'Pass the search as `viewKey`, so that other rows start at the top.',
            'Pass the search and the filters as `bar`, and give the elements of searched texts `data-marked`.',
            'Pass `layout` and `sort` to remember them; without them the table keeps its own.',
            'Give a column `edit` when it is one value, and let another cell open the row.',
          ],
          dont: ['Put more than one line in a cell.', 'Show columns that say the same in every row.'],
        }),
      },
    },
  },
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<DataTableProps<ExampleMonitor>>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('grid', { name: 'Monitors' })).toHaveAttribute('aria-rowcount', '13');
    await userEvent.click(canvas.getByText('Court Classic FR 2'));
    await expect(args.onRowOpen).toHaveBeenCalledWith(args.rows[1]);
  },
};

export const Sorted: Story = {
  args: { defaultSort: { column: 'inputs', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Inputs' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Vault US 12');
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Air Runner EU 1');
  },
};

export const RowActions: Story = {
  args: { rowActions: monitorActions(onAct) },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('row', { name: /Trail Peak DE 3/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Edit / }));
    await expect(onAct).toHaveBeenCalledWith('edit', 'monitor-3');
    await expect(args.onRowOpen).not.toHaveBeenCalled();
  },
};

/** Screen readers move the focus by script: it stays on the control they chose. */
export const ScriptedFocus: Story = {
  args: { rowActions: monitorActions(onAct) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Trail Peak DE 3/ });
    const edit = within(row).getByRole('button', { name: /^Edit / });
    edit.focus();
    await expect(edit).toHaveFocus();
    await expect(row).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('row')[4]).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { rows: [], status: 'loading', rowActions: monitorActions(onAct) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Monitors');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No monitors found" action={<Button variant="primary">Create new monitor</Button>}>
        A monitor watches a shop and tells your server what is new.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No monitors found')).toBeVisible();
  },
};

export const FilteredToNothing: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState illustration="search" title="No monitors found" action={<Button>Show everything</Button>}>
        Try another search or filter.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: { rows: [], status: 'failed', failedText: 'Failed to load monitors' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load monitors');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Reloading failed: the existing rows stay. */
export const FailedKeepingRows: Story = {
  args: { status: 'failed', failedText: 'Failed to load monitors', rows: monitors(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
};

export const LongText: Story = {
  args: {
    rows: monitors(4).map(({ id, inputs, name }) => ({
      id,
      inputs,
      name: `${name} with a name that nobody would give a monitor unless they wanted to see where it ends and how`,
      product: 'A product name of some length that has to be cut',
      kind: 'unbreakable-type-without-any-space-at-all',
      status: 'waiting for the operator',
    })),
    rowActions: monitorActions(onAct),
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').slice(1);
    await expect(row?.offsetHeight).toBe(44);
    await expect(row?.scrollWidth).toBe(row?.clientWidth);
  },
};

export const Narrow: Story = {
  args: { rowActions: monitorActions(onAct) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Edit / })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
