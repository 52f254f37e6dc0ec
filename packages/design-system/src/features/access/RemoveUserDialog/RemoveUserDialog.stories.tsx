import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { RemoveUserDialog } from './RemoveUserDialog';

const meta = {
  title: 'Features/access/RemoveUserDialog',
  component: RemoveUserDialog,
  tags: ['autodocs'],
  args: {
    state: { name: 'Tomasz Wrona', isPending: false, error: null },
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    specification: '2.4',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: usage({
          summary: 'Asks before removing a user’s access.',
          when: ['“Remove” on the Dashboard Access screen.'],
          whenNot: ['Owners: they cannot be removed.'],
          keyboard: [
            ['Enter', 'Presses the focused button; Cancel has the initial focus'],
            ['Escape', 'Cancels'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof RemoveUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Remove Tomasz Wrona?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove access' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { name: 'Tomasz Wrona', isPending: false, error: 'An error occurred!' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
  },
};

export const Saving: Story = {
  args: { state: { name: 'Tomasz Wrona', isPending: true, error: null } },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
