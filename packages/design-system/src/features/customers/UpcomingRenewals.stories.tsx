import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { urgentOf } from './CustomersScreen.fixtures';
import { UpcomingRenewals } from './UpcomingRenewals';

const meta = {
  title: 'Features/customers/CustomersScreen/Upcoming Renewals',
  component: UpcomingRenewals,
  parameters: {
    specification: '2.5',
  },
  args: {
    customers: urgentOf(12),
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

export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Upcoming Renewals/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
