import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ExampleImportDialog } from './ExampleImportDialog';

const line = { reason: null, warning: null, duplicate: null } as const;

const meta = {
  title: 'Features/monitor/ExampleImportDialog',
  component: ExampleImportDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    isDirty: true,
    text: 'https://shop.example/air-runner-90\nDD1391-100\nDZ5485-612',
    onTextChange: fn(),
    onImport: fn(),
    lines: [
      {
        ...line,
        key: 0,
        line: 1,
        raw: 'https://shop.example/air-runner-90',
        item: 'https://shop.example/air-runner-90',
      },
      { ...line, key: 1, line: 2, raw: 'DD1391-100', item: 'DD1391-100', duplicate: 'list' },
      { ...line, key: 2, line: 3, raw: 'DZ5485-612', item: 'DZ5485-612' },
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
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Imports example inputs of a monitor.',
          when: ['Import is pressed below the example inputs.'],
          whenNot: ['A few lines: paste them into Add an example.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ExampleImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import example inputs' }));
    await expect(dialog.getByText('2 to add · 1 duplicate')).toBeInTheDocument();
    await expect(dialog.getByText(/Already an example/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 examples' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { text: '', isDirty: false, lines: [], counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add examples' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add 2 examples' })).toBeInTheDocument();
  },
};
