import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { AccessRemovalDialog } from './AccessRemovalDialog';

const meta = {
  title: 'Features/access/AccessRemovalDialog',
  component: AccessRemovalDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    preview: {
      count: 2,
      unchanged: 1,
      rows: [
        { id: '1', name: 'Grace Lindqvist', before: 'Admin', after: null },
        { id: '2', name: 'Jonas Keller', before: 'Admin', after: null },
      ],
    },
    progress: null,
    result: null,
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.4',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: usage({
          summary: 'Removes the access of several users.',
          when: ['Users of the dashboard are selected.'],
          whenNot: ['One user: RemoveUserDialog.'],
        }),
      },
    },
  },
} satisfies Meta<typeof AccessRemovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An owner among the selected ones is counted as unchanged. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove access' }));
    await expect(dialog.getByText('2 users will be removed · 1 unchanged')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove access' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Only owners are selected. */
export const OnlyOwners: Story = {
  args: { preview: { count: 0, unchanged: 2, rows: [] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove access' }));
    await expect(dialog.getByText('Nothing to change · 2 unchanged')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Remove access' })).toBeDisabled();
  },
};

export const SomeFailed: Story = {
  args: {
    preview: null,
    result: {
      done: 1,
      stopped: 0,
      failed: [{ id: '2', name: 'Jonas Keller', reason: 'An error occurred!' }],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove access' }));
    await expect(dialog.getByText('1 of 2 users removed')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 user' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
