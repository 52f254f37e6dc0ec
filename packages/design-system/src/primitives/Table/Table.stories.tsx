import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../internal/usage';
import { Table } from './Table';

const meta = {
  title: 'Primitives/Table',
  component: Table,
  tags: ['autodocs'],
  args: {
    caption: 'Status codes',
    columns: [
      { id: 'code', header: 'Code' },
      { id: 'label', header: 'Meaning' },
      { id: 'count', header: 'Count', align: 'end' as const },
    ],
    rows: [
      { id: 200, cells: ['200', 'OK', '1,204'] },
      { id: 403, cells: ['403', 'Forbidden', '32'] },
      { id: 503, cells: ['503', 'Service Unavailable', '4'] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A small, plain table.',
          when: ['A few rows that are only read: the numbers of a graph.'],
          whenNot: ['Many rows, or rows that are sorted or selected: DataTable.'],
          keyboard: [['← / →', 'Scrolls a table that is wider than its container']],
        }),
      },
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '403' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '1,204' })).toBeVisible();
  },
};

export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

export const NoRows: Story = { args: { rows: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
