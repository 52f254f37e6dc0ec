import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { Button } from '../../primitives/Button/Button';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';

/** A table whose rows are added, deleted, reordered and searched. */
function Changing(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [rows, setRows] = useState(props.rows);
  const [query, setQuery] = useState('');
  return (
    <Stack>
      <Row>
        <Button onPress={() => setRows(rows.toSpliced(1, 1))}>Delete the second</Button>
        <Button onPress={() => setRows([...monitors(40).slice(-1), ...rows])}>Add one</Button>
        <SearchField label="Search" value={query} onChange={setQuery} />
      </Row>
      <DataTable
        {...props}
        rows={rows.filter(({ name }) => name.toLowerCase().includes(query))}
        viewKey={query}
        defaultSort={props.defaultSort}
      />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/DataTable/Motion',
  component: DataTable<ExampleMonitor>,
  globals: { motion: 'full' },
  args: {
    label: 'Monitors',
    rows: monitors(6),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
  },
  render: (args) => <Changing {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Overrides the reduced motion of the test browser. */
function allowMotion(): { mockRestore: () => void } {
  const real = window.matchMedia.bind(window);
  return spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real('not all') : real(query),
  );
}

/** How far each row moves, by its name. */
function movesIn(root: HTMLElement): Record<string, string> {
  const moves: Record<string, string> = {};
  for (const row of root.querySelectorAll('[data-body] > [role="row"]')) {
    const [animation] = row.getAnimations();
    if (!(animation?.effect instanceof KeyframeEffect)) continue;
    const name = row.querySelector('[role="rowheader"]')?.textContent ?? '';
    moves[name] = String(animation.effect.getKeyframes()[0]?.['transform']);
  }
  return moves;
}

/** Rows below an added or deleted one slide to their positions; the page does not scroll. */
export const Moving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const motion = allowMotion();
    const top = window.scrollY;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the second' }));
    await expect(movesIn(canvasElement)).toEqual({
      'Trail Peak DE 3': 'translateY(44px)',
      'City Drop JP 4': 'translateY(44px)',
      'Vault UK 5': 'translateY(44px)',
      'Northside US 6': 'translateY(44px)',
    });
    for (const animation of document.getAnimations()) animation.finish();
    await userEvent.click(canvas.getByRole('button', { name: 'Add one' }));
    const moved = movesIn(canvasElement);
    await expect(Object.keys(moved)).toHaveLength(5);
    await expect(moved['Air Runner EU 1']).toBe('translateY(-44px)');
    await expect(window.scrollY).toBe(top);
    // Rows that still move lie over one another, which is no state to check.
    for (const animation of document.getAnimations()) animation.finish();
    motion.mockRestore();
  },
};

/** A search shows other rows: none of them moves. */
export const NotWhileSearching: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const motion = allowMotion();
    await userEvent.type(canvas.getByRole('searchbox'), 'v');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(movesIn(canvasElement)).toEqual({});
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(movesIn(canvasElement)).toEqual({});
    motion.mockRestore();
  },
};

const rowsIn = (root: HTMLElement): (readonly [Element, string | undefined])[] =>
  [...root.querySelectorAll('[data-body] > [role="row"]')].map((row) => [
    row,
    row.querySelector('[role="rowheader"]')?.textContent,
  ]);

/** A search shows other rows in the same elements. A row keeps its element when others are deleted or added. */
export const Elements: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const elements = rowsIn(canvasElement).map(([row]) => row);
    await userEvent.type(canvas.getByRole('searchbox'), 'p');
    await expect(rowsIn(canvasElement)).toEqual([
      [elements[0], 'Trail Peak DE 3'],
      [elements[1], 'City Drop JP 4'],
    ]);
    await userEvent.keyboard('{Escape}');
    const rows = rowsIn(canvasElement);
    await expect(rows).toHaveLength(6);
    await expect(rows.slice(0, 2).map(([row]) => row)).toEqual(elements.slice(0, 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the second' }));
    await expect(rowsIn(canvasElement)).toEqual(rows.toSpliced(1, 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Add one' }));
    await expect(rowsIn(canvasElement).slice(1)).toEqual(rows.toSpliced(1, 1));
  },
};

/** With reduced motion, rows move at once. */
export const Reduced: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the second' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(movesIn(canvasElement)).toEqual({});
  },
};
