import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { upcomingOf, urgentOf } from './CustomersScreen.fixtures';
import { UpcomingRenewals } from './UpcomingRenewals';

const meta = {
  title: 'Screens/Customers/Upcoming Renewals',
  component: UpcomingRenewals,
  parameters: {
    specification: '2.5',
  },
  args: {
    upcoming: upcomingOf(urgentOf(12)),
    onFilterChange: fn(),
    actions: { onExtend: fn(), onUndoExtension: fn() },
  },
} satisfies Meta<typeof UpcomingRenewals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel starts with the first few rows; the rest is one press away. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Upcoming Renewals' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5);
    await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};

/** The three counts filter the panel, by pointer and by keyboard. */
export const Filtering: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const overdue = canvas.getByRole('button', { name: '8 Overdue' });
    await expect(overdue).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(overdue);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('overdue');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '4 Within 7 days' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('within7');
  },
};

/** A pressed count shows all of its renewals; pressing it again goes back to what is urgent. */
export const Filtered: Story = {
  args: { upcoming: { ...upcomingOf(urgentOf(12)), customers: urgentOf(12).slice(0, 8), filter: 'overdue' } },
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Upcoming Renewals' });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '8');
    await expect(canvas.queryByRole('button', { name: /Show all/ })).toBeNull();
    const overdue = canvas.getByRole('button', { name: '8 Overdue' });
    await expect(overdue).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(overdue);
    await expect(args.onFilterChange).toHaveBeenCalledWith(null);
  },
};

/** The last customer in the chosen window was extended. */
export const FilteredToNothing: Story = {
  args: {
    upcoming: {
      customers: [],
      urgentCount: 1,
      counts: { overdue: 0, within7: 1, within30: 4 },
      filter: 'overdue',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No renewals are overdue.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '0 Overdue' })).toBeEnabled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Within 30 days/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
