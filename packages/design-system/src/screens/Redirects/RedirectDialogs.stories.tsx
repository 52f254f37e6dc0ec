import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../internal/usage';
import { RedirectChangeDialog, RedirectImportDialog } from './RedirectDialogs';

const webhook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000002/${token}`;

const meta = {
  title: 'Screens/Redirects/RedirectDialogs',
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
          summary: 'Changes or imports many redirects.',
          when: ['Rows of the redirects are selected, or Import is pressed.'],
          whenNot: ['One redirect: its row and its dialog.'],
          do: ['Name a webhook by its last characters, and never show it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof RedirectChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disable: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable redirects' }));
    await expect(dialog.getByText('2 redirects will be changed · 1 unchanged')).toBeVisible();
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
    await expect(within(dialog).getByText(/Webhook …dunk/)).toBeVisible();
    await expect(dialog).not.toHaveTextContent('1090000000000000002');
  },
};

export const Type: Story = {
  args: { value: { field: 'type', value: 'SKU' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Type/ })).toHaveTextContent('SKU');
  },
};

/** 300 lines of which 7 failed: those stay, each with its reason. */
export const Import: Story = {
  render: () => (
    <RedirectImportDialog
      isOpen
      text={`Dunk Low,${webhook('dunk')}\nJordan,${webhook('air')},SKU,no\nLonely`}
      onTextChange={fn()}
      onImport={fn()}
      lines={[
        {
          key: 1,
          line: 1,
          raw: 'Dunk Low',
          item: { keyword: 'Dunk Low', webhook: webhook('dunk'), type: 'Name', active: true },
          reason: 'The server answered with 500.',
          warning: null,
          duplicate: null,
        },
        {
          key: 2,
          line: 2,
          raw: 'Jordan',
          item: { keyword: 'Jordan', webhook: webhook('air'), type: 'SKU', active: false },
          reason: null,
          warning: null,
          duplicate: 'conflict',
        },
        {
          key: 3,
          line: 3,
          raw: 'Lonely',
          item: null,
          reason: 'Enter a webhook URL.',
          warning: null,
          duplicate: null,
        },
      ]}
      counts={{ total: 3, toAdd: 1, duplicates: 0, conflicts: 1, bad: 1 }}
      added={293}
      onRemoveProblems={fn()}
      withDuplicates={false}
      onWithDuplicatesChange={fn()}
      withConflicts={false}
      onWithConflictsChange={fn()}
      progress={null}
      onAdd={fn()}
      onStop={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
    await expect(dialog.getByText('293 added · 1 to add · 1 conflict · 1 with a problem')).toBeVisible();
    await expect(dialog.getByText('The server answered with 500.')).toBeVisible();
    await expect(dialog.getByText(/Same keyword, another webhook/)).toBeVisible();
  },
};
