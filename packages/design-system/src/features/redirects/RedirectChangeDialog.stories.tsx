import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { RedirectChangeDialog } from './RedirectChangeDialog';

const webhook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000002/${token}`;

const meta = {
  title: 'Features/redirects/RedirectChangeDialog',
  component: RedirectChangeDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    value: { field: 'active', value: false },
    onValueChange: fn(),
    webhookHint: null,
    preview: {
      count: 2,
      unchanged: 1,
      rows: [
        { id: 1, name: 'Dunk Low', before: 'Active', after: 'Inactive' },
        { id: 2, name: 'FD1234-001', before: 'Active', after: 'Inactive' },
      ],
    },
    progress: null,
    result: null,
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    canUndo: false,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.6',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Changes or deletes the selected redirects.',
          when: ['Rows of the redirects are selected.'],
          whenNot: ['One redirect: its row and its dialog.'],
          do: ['Name a webhook by its last characters, and never show it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof RedirectChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable redirects' }));
    await expect(dialog.getByText('2 redirects will be changed · 1 unchanged')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Nothing is previewed before a webhook is typed. */
export const WebhookToType: Story = {
  args: {
    value: { field: 'webhook', value: '' },
    preview: { count: 0, unchanged: 3, rows: [] },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set webhook' }));
    await expect(dialog.queryByText(/unchanged/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Webhook URL' }), 'h');
    await expect(args.onValueChange).toHaveBeenCalledWith({ field: 'webhook', value: 'h' });
  },
};

/** Webhooks are named by their last characters. */
export const Webhook: Story = {
  args: {
    value: { field: 'webhook', value: webhook('next') },
    preview: {
      count: 1,
      unchanged: 0,
      rows: [{ id: 1, name: 'Dunk Low', before: webhook('dunk'), after: webhook('next') }],
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Set webhook' });
    await expect(within(dialog).getByText(/Webhook …dunk/)).toBeInTheDocument();
    await expect(dialog).not.toHaveTextContent('1090000000000000002');
  },
};

export const Type: Story = {
  args: { value: { field: 'type', value: 'SKU' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Type/ })).toHaveTextContent('SKU');
  },
};

/** What is deleted cannot be restored, and the dialog says so. */
export const Delete: Story = {
  args: {
    value: { field: 'delete', value: true },
    preview: {
      count: 1,
      unchanged: 0,
      rows: [{ id: 1, name: 'Dunk Low', before: webhook('dunk'), after: null }],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete redirects' }));
    await expect(dialog.getByText('Deleted redirects cannot be restored.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
