import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { CountLinks } from './CountLinks';

const meta = {
  title: 'Patterns/CountLinks',
  component: CountLinks,
  tags: ['autodocs'],
  args: {
    counts: [
      { id: 'blocked', count: 2, label: '2 blocked' },
      { id: 'offline', count: 0, label: '0 offline' },
      { id: 'not-setup', count: 3, label: '3 need setup' },
    ],
    filter: 'all',
    all: 'all',
    onFilterChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'How many rows of a list deserve a look; each count filters the list.',
          when: ['In the bar of a list, or beside the heading of its section.'],
          whenNot: [
            'How many rows are shown: the count of FilterBar.',
            'A number that filters nothing: Badge.',
          ],
          keyboard: [['Enter Space', 'Filters the list; pressed again, shows everything']],
          do: ['Name only what a person acts upon: blocked, overdue, not set up.'],
          dont: ['Count what the list does not offer as a filter.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CountLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2 blocked',
      '3 need setup',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '3 need setup' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('not-setup');
  },
};

export const Chosen: Story = {
  args: { filter: 'blocked' },
  play: async ({ canvas, args, userEvent }) => {
    const blocked = canvas.getByRole('button', { name: '2 blocked', pressed: true });
    await userEvent.click(blocked);
    await expect(args.onFilterChange).toHaveBeenCalledWith('all');
  },
};

/** Nothing is shown, and takes no room. */
export const NothingToShow: Story = {
  args: { counts: [{ id: 'blocked', count: 0, label: '0 blocked' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
