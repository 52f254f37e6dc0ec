import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../internal/usage';
import { BulkEditDialog } from './BulkEditDialog';

const meta = {
  title: 'Dialogs/BulkEditDialog',
  component: BulkEditDialog,
  tags: ['autodocs'],
  args: {
    field: 'sizeRange',
    count: 12,
    regions: [
      { region: 'EU-Nike', label: 'EU' },
      { region: 'US-Nike', label: 'US' },
    ],
    onApply: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: usage({
          summary: 'Sets one field of many inputs to the same value.',
          when: ['Set region, size range or note for the selected rows.'],
          whenNot: ['One input: InputDialog.', 'To switch inputs on or off: the buttons above the table.'],
        }),
      },
    },
  },
} satisfies Meta<typeof BulkEditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SizeRangeOfMany: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Change 12 inputs' }));
    await expect(args.onApply).toHaveBeenCalledWith({ sizeRange: '36-50' });
  },
};

export const NoteOfOne: Story = {
  args: { field: 'note', count: 1 },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'drop');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 input' }));
    await expect(args.onApply).toHaveBeenCalledWith({ note: 'drop' });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Change 12 inputs' }));
    await expect(args.onApply).toHaveBeenCalledWith({ sizeRange: '36-50' });
  },
};
