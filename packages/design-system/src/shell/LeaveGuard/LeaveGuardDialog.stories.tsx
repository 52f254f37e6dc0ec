import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { LeaveGuardDialog } from './LeaveGuardDialog';

const meta = {
  title: 'Shell/LeaveGuardDialog',
  component: LeaveGuardDialog,
  tags: ['autodocs'],
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  parameters: {
    specification: '4',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Asks before leaving a page with unsaved changes.',
          when: ['A link is followed while there are unsaved changes.'],
          whenNot: ['The window is closed: the browser asks.'],
        }),
      },
    },
  },
} satisfies Meta<typeof LeaveGuardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    const stay = dialog.getByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
