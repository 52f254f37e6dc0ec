import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { monitorRows } from '../MonitorsScreen.fixtures';
import { SelectedMonitors } from './SelectedMonitors';

const monitors = monitorRows(2);
const uuids = monitors.map(({ uuid }) => uuid);
const pinned = monitors.map((row) => ({ ...row, isPinned: true }));

const meta = {
  title: 'Features/monitors/SelectedMonitors',
  component: SelectedMonitors,
  args: { monitors, onPin: fn() },
  // The bar around it is in the pictures of the table.
  parameters: { specification: '2.7', picture: false },
} satisfies Meta<typeof SelectedMonitors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(args.onPin).toHaveBeenCalledWith({ uuids, isPinned: true });
  },
};

export const AllPinned: Story = {
  args: { monitors: pinned },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin' }));
    await expect(args.onPin).toHaveBeenCalledWith({ uuids, isPinned: false });
  },
};

/** One act makes them alike. */
export const SomePinned: Story = {
  args: { monitors: [...monitorRows(1), ...pinned.slice(1)] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(args.onPin).toHaveBeenCalledWith({ uuids, isPinned: true });
  },
};
