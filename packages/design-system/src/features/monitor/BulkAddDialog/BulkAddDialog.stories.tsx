import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { BulkAddDialog } from './BulkAddDialog';
import {
  bulkLines,
  bulkText,
  duplicateLines,
  duplicateText,
  leftOutLines,
  runningLines,
} from './BulkAddDialog.fixtures';

const meta = {
  title: 'Features/monitor/BulkAddDialog',
  component: BulkAddDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    isDirty: true,
    text: bulkText,
    onTextChange: fn(),
    onImport: fn(),
    lines: bulkLines,
    regions: [{ region: 'EU-Nike', label: 'EU' }],
    added: 0,
    onRemoveProblems: fn(),
    counts: { total: 5, toAdd: 2, duplicates: 1, bad: 2 },
    withDuplicates: false,
    onWithDuplicatesChange: fn(),
    progress: null,
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Adds many inputs: pasted links and IDs, CSV, or a file that was exported before.',
          when: ['There are too many links to type one by one.'],
          whenNot: ['One link: the form on the page.'],
          keyboard: [
            ['Tab', 'Leaves the text box'],
            ['Escape', 'Closes; asks first if the box has text. Not while adding'],
          ],
          do: ['Keep the lines that cannot be added in the box, each with its reason.'],
        }),
      },
    },
  },
} satisfies Meta<typeof BulkAddDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (): HTMLInputElement => document.querySelector('input[type="file"]') as HTMLInputElement;
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('2 to add · 1 duplicate · 2 with a problem')).toBeInTheDocument();
    await expect(screen.getByText('Already in this monitor: left out')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add duplicates too' }));
    await expect(args.onWithDuplicatesChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove problem lines' }));
    await expect(args.onRemoveProblems).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 inputs' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Every line is shown in columns before anything is added; a webhook is named, not shown. */
export const WhatWasRead: Story = {
  play: async () => {
    const table = within(screen.getByRole('table', { name: 'Lines as they were read' }));
    const row = within(table.getByRole('row', { name: /4062052123456/ }));
    for (const text of ['40–44', 'EU', '€129.50', 'for Ada, when she is back', 'Special'])
      await expect(row.getByRole('cell', { name: text })).toBeInTheDocument();
    await expect(row.getByText(/does not look like a Discord webhook/)).toBeInTheDocument();
    await expect(table.queryByText(/elsewhere/)).toBeNull();
  },
};

/** Several files at once; an image is refused even if its name ends in .csv. */
export const Files: Story = {
  args: { text: '', isDirty: false, lines: [], counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 } },
  play: async ({ args, userEvent }) => {
    await userEvent.upload(fileInput(), [
      new File(['link\nDD1391-100'], 'inputs.csv'),
      new File([bytes('\x89PNG\r\n\x1a\n\0\0\0')], 'photo.csv'),
      new File(['link\nDZ5485-612'], 'more.csv'),
    ]);
    await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(2));
    await expect(args.onImport).toHaveBeenNthCalledWith(1, 'link\nDD1391-100');
    await expect(args.onImport).toHaveBeenNthCalledWith(2, 'link\nDZ5485-612');
    const notes = within(await screen.findByRole('status', { name: 'Files' }));
    // The dialog may still be fading in.
    await waitFor(() => expect(notes.getByText('“photo.csv” is not a text file in UTF-8.')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { text: '', isDirty: false, lines: [], counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 } },
  play: async () => {
    await expect(screen.getByText('Nothing pasted yet')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add inputs' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Remove problem lines' })).toBeNull();
  },
};

/** A long list being added: nothing can be changed meanwhile, and added lines are marked. */
export const Adding: Story = {
  args: {
    lines: runningLines,
    progress: { done: 100, total: 280 },
    counts: { total: 300, toAdd: 280, duplicates: 0, bad: 20 },
  },
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Adding inputs' })).toBeInTheDocument();
    await expect(screen.getByText('100 of 280')).toBeInTheDocument();
    await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(screen.getAllByText('Added')).toHaveLength(100);
    await expect(screen.queryByText(/Already in this monitor/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Remove problem lines' })).toBeDisabled();
  },
};

/** A job that stopped half-way: the button says Done, since closing cancels nothing. */
export const PartlyAdded: Story = {
  args: { added: 100 },
  play: async () => {
    await expect(
      screen.getByText('100 added · 2 to add · 1 duplicate · 2 with a problem'),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** Links that are in the monitor or twice in the list. */
export const Duplicates: Story = {
  args: {
    text: duplicateText,
    lines: duplicateLines,
    withDuplicates: true,
    counts: { total: 3, toAdd: 3, duplicates: 2, bad: 0 },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Already in this monitor: added again')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Duplicate in this list: added again')).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: 'Add duplicates too' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Add 3 inputs' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The server took some lines and refused the others: only those are left, each with its reason. */
export const PartialFailure: Story = {
  args: {
    text: leftOutLines.map(({ link }) => link).join('\n'),
    lines: leftOutLines,
    added: 100,
    counts: { total: 2, toAdd: 2, duplicates: 0, bad: 0 },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('100 added · 2 to add')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Failed to add input')).toBeVisible());
    await expect(
      screen.getByText('Not added: some of these inputs are already in the monitor.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 inputs' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(
      screen.getByText('40–44 · EU · €129.50 · for Ada, when she is back · Special'),
    ).toBeVisible();
  },
};
