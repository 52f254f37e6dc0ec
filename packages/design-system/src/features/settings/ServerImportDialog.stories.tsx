import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ServerImportDialog } from './ServerImportDialog';

const line = { reason: null, warning: null, duplicate: null } as const;

const meta = {
  title: 'Features/settings/ServerImportDialog',
  component: ServerImportDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    isDirty: true,
    text: '845126790034284571\n845126790034284572\nmy-server',
    onTextChange: fn(),
    onImport: fn(),
    lines: [
      { ...line, key: 0, line: 1, raw: '845126790034284571', item: '845126790034284571', duplicate: 'list' },
      { ...line, key: 1, line: 2, raw: '845126790034284572', item: '845126790034284572' },
      {
        ...line,
        key: 2,
        line: 3,
        raw: 'my-server',
        item: 'my-server',
        warning: 'A server ID has 17 to 20 digits. Please check this one.',
      },
    ],
    counts: { total: 3, toAdd: 2, duplicates: 1, bad: 0 },
    added: 0,
    onRemoveProblems: fn(),
    withDuplicates: false,
    onWithDuplicatesChange: fn(),
    progress: null,
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.3',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Imports whitelisted servers.',
          when: ['Import is pressed beside the servers.'],
          whenNot: ['A few IDs: paste them into Whitelisted Servers.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ServerImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import servers' }));
    await expect(dialog.getByText('2 to add · 1 duplicate')).toBeInTheDocument();
    await expect(dialog.getByText(/Already in this list/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 servers' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { text: '', isDirty: false, lines: [], counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add servers' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add 2 servers' })).toBeInTheDocument();
  },
};
