import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialogDoDont } from '../../../../../.storybook/foundations/examples/controls';
import { usage } from '../../../../../.storybook/kit/usage';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Delete 12 inputs?',
    body: 'This cannot be undone.',
    confirmLabel: 'Delete 12 inputs',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    DoDont: AlertDialogDoDont,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '340px' },
      description: {
        component: usage({
          summary: 'Asks before an action that is hard to undo.',
          when: [
            'Many items are deleted together.',
            'The server asks for a confirmation (409).',
            'Unsaved work would be lost.',
          ],
          whenNot: [
            'One item that is easily restored: delete it and offer Undo.',
            'A choice of more than two: Dialog.',
          ],
          keyboard: [
            ['Enter', 'Presses the focused button; Cancel has the initial focus'],
            ['Escape', 'Cancels'],
          ],
          do: ['Name the action on the button: “Delete 12 inputs”.'],
          dont: ['Ask “Are you sure?” with “OK”.'],
        }),
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete 12 inputs?' }),
    ).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete 12 inputs' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Question: Story = {
  args: {
    tone: 'default',
    title: 'Add it again?',
    body: 'The input has already been added to the monitor. Are you sure you want to add it again?',
    confirmLabel: 'Add again',
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Delete “Winter releases of every region that is being watched, with all of their colors”?',
    body: 'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001?size=42.5&region=eu&ref=a-long-one',
    confirmLabel: 'Delete this keyword list now',
  },
};
