import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { SelectedMonitors, type SelectedMonitorsProps } from './SelectedMonitors';

const monitor = (uuid: string, isPinned: boolean): SelectedMonitorsProps['monitors'][number] => ({
  uuid,
  name: 'Kiosk 44',
  product: 'Sneaker',
  type: 'new',
  status: 'Active',
  needsSetup: false,
  isPinned,
});

const meta = {
  title: 'Features/Monitors/SelectedMonitors',
  component: SelectedMonitors,
  tags: ['autodocs'],
  args: { monitors: [monitor('1', true), monitor('2', false)], onPin: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'What the selection bar of the overview offers.',
          when: ['Monitors of the overview are selected.'],
          whenNot: ['One monitor is changed: its page.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SelectedMonitors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that is not pinned is enough: all are pinned. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(args.onPin).toHaveBeenCalledWith({ uuids: ['1', '2'], isPinned: true });
  },
};

export const Pinned: Story = {
  args: { monitors: [monitor('1', true), monitor('2', true)] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin' }));
    await expect(args.onPin).toHaveBeenCalledWith({ uuids: ['1', '2'], isPinned: false });
  },
};
