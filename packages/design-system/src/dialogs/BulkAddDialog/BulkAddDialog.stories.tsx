import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../internal/usage';
import { BulkAddDialog, type BulkLineRow } from './BulkAddDialog';

const lines: BulkLineRow[] = [
  { line: 1, link: 'https://shop.example/air-runner-90', type: 'url', reason: null, duplicate: null },
  { line: 2, link: 'DD1391-100', type: 'sku', reason: null, duplicate: 'monitor' },
  {
    line: 3,
    link: 'air runner 90',
    type: 'unknown',
    reason: 'A link or product ID has no spaces.',
    duplicate: null,
  },
  { line: 4, link: '4062052123456', type: 'ean', reason: null, duplicate: null },
  {
    line: 5,
    link: 'DZ5485-612',
    type: 'sku',
    reason: '“52-60” is no size range between 36 and 50.',
    duplicate: null,
  },
];
const text = [
  'https://shop.example/air-runner-90',
  'DD1391-100',
  'air runner 90',
  '4062052123456',
  'DZ5485-612,52-60',
].join('\n');

const meta = {
  title: 'Dialogs/BulkAddDialog',
  component: BulkAddDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    text,
    onTextChange: fn(),
    onImport: fn(),
    onImportError: fn(),
    lines,
    counts: { total: 5, toAdd: 2, duplicates: 1, bad: 2 },
    withDuplicates: false,
    onWithDuplicatesChange: fn(),
    progress: null,
    onAdd: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Adds many inputs: pasted links and IDs, CSV, or a file that was exported before.',
          when: ['More links than one would type one by one.'],
          whenNot: ['One link: the form on the page.'],
          do: ['Keep the lines that cannot be added in the box, each with its reason.'],
        }),
      },
    },
  },
} satisfies Meta<typeof BulkAddDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('2 to add · 1 there already · 2 with a problem')).toBeInTheDocument();
    await expect(screen.getByText('Already in this monitor: left out')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add again what is there already' }));
    await expect(args.onWithDuplicatesChange).toHaveBeenCalledWith(true);
    await userEvent.upload(
      document.querySelector('input[type="file"]') as HTMLInputElement,
      new File(['link\nDD1391-100'], 'inputs.csv', { type: 'text/csv' }),
    );
    await expect(args.onImport).toHaveBeenCalledWith('link\nDD1391-100');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 inputs' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { text: '', lines: [], counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 } },
  play: async () => {
    await expect(screen.getByText('Nothing pasted yet')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add inputs' })).toBeDisabled();
  },
};

/** A long list on its way: nothing can be changed until it is answered. */
export const Adding: Story = {
  args: {
    progress: { done: 100, total: 280 },
    counts: { total: 300, toAdd: 280, duplicates: 0, bad: 20 },
  },
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Adding inputs' })).toBeInTheDocument();
    await expect(screen.getByText('100 of 280')).toBeInTheDocument();
    await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
  },
};
