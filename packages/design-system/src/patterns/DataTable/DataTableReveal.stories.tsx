import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../../../../.storybook/kit/stories';
import { TextField } from '../../primitives/TextField/TextField';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { RowReveal } from './types';

/** Enter adds a row at the end of a long list. */
function Growing(props: DataTableProps<ExampleMonitor>): ReactNode {
  const [rows, setRows] = useState(props.rows);
  const [reveal, setReveal] = useState<RowReveal | null>(null);
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const [row] = monitors(1) as [ExampleMonitor];
    setRows([...rows, { ...row, id: typed, name: typed }]);
    setReveal({ key: typed });
    setTyped('');
  };
  return (
    <Stack>
      <TextField label="New monitor" value={typed} onChange={setTyped} onEnter={add} />
      <DataTable {...props} rows={rows} reveal={reveal} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/DataTable/Revealing a row',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(2_000),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    onRowOpen: fn(),
  },
  render: (args) => <Growing {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row is scrolled to and highlighted; the focus stays in the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New monitor' });
    await userEvent.type(field, 'Brand new{Enter}');
    const row = await canvas.findByRole('row', { name: /Brand new/ });
    await waitFor(() => expect(row).toHaveAttribute('data-highlighted'));
    const { top, bottom } = row.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(row).not.toHaveAttribute('data-highlighted'), { timeout: 5_000 });
    window.scrollTo(0, 0);
  },
};
