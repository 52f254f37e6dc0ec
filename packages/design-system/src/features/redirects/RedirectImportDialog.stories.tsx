import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { RedirectImportDialog } from './RedirectImportDialog';

const webhook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000002/${token}`;

const meta = {
  title: 'Features/redirects/RedirectImportDialog',
  component: RedirectImportDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    isDirty: true,
    text: `Dunk Low,${webhook('dunk')}\nJordan,${webhook('air')},SKU,no\nLonely`,
    onTextChange: fn(),
    onImport: fn(),
    lines: [
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
    ],
    counts: { total: 3, toAdd: 1, duplicates: 0, conflicts: 1, bad: 1 },
    added: 293,
    onRemoveProblems: fn(),
    withDuplicates: false,
    onWithDuplicatesChange: fn(),
    withConflicts: false,
    onWithConflictsChange: fn(),
    progress: null,
    onAdd: fn(),
    onStop: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.6',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Imports redirects from pasted lines or CSV.',
          when: ['“Import” above the redirects.'],
          whenNot: ['One redirect: RedirectDialog.'],
          do: ['Name a keyword that goes to another webhook before anything is sent.'],
        }),
      },
    },
  },
} satisfies Meta<typeof RedirectImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that failed stay, each with its reason. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
    await expect(
      dialog.getByText('293 added · 1 to add · 1 conflict · 1 with a problem'),
    ).toBeInTheDocument();
    await expect(dialog.getByText('The server answered with 500.')).toBeInTheDocument();
    await expect(dialog.getByText(/Same keyword, another webhook/)).toBeInTheDocument();
  },
};
