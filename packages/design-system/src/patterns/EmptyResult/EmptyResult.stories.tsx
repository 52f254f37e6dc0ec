import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { EmptyResult } from './EmptyResult';

const meta = {
  title: 'Patterns/EmptyResult',
  component: EmptyResult,
  tags: ['autodocs'],
  args: {
    noun: 'monitors',
    total: 240,
    reasons: [
      { id: 'search', label: 'Search “nike”', count: 228 },
      { id: 'status', label: 'Status “Blocked”', count: 1 },
    ],
    onClearAll: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Says which filters hide all rows of a list, and clears them.',
          when: ['The `empty` of a DataTable while a search or a filter is set.'],
          whenNot: ['A list that has no rows at all: EmptyState.'],
          keyboard: [['Enter / Space', 'Clears the search and the filters']],
          do: ['Count what a filter hides on its own, so that the numbers tell which one to clear.'],
        }),
      },
    },
  },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('228 of 240 monitors are hidden by Search “nike”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

export const OneReason: Story = {
  args: { reasons: [{ id: 'view', label: 'View “Not setup”', count: 240 }] },
};

export const LongText: Story = {
  args: {
    reasons: [
      {
        id: 'search',
        label: `Search “https://shop.example/${'releases-of-the-winter-'.repeat(6)}2026”`,
        count: 12_345,
      },
    ],
    total: 12_345,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
