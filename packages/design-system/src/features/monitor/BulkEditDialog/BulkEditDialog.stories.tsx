import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import type { ChangePreview } from '../../../patterns/BulkChangeDialog/types';
import { BulkEditDialog, type BulkEditDialogProps } from './BulkEditDialog';

const previewOf = (before: string, after: string): ChangePreview => ({
  count: 11,
  unchanged: 1,
  rows: Array.from({ length: 11 }, (_, index) => ({
    id: index,
    name: `https://shop.example/air-runner-${index + 1}`,
    before: index % 3 === 2 ? '' : before,
    after,
  })),
});

function Typed(props: BulkEditDialogProps): ReactNode {
  const [change, setChange] = useState(props.change);
  return (
    <BulkEditDialog
      {...props}
      change={change}
      onChange={(next) => {
        setChange(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/monitor/BulkEditDialog',
  component: BulkEditDialog,
  tags: ['autodocs'],
  args: {
    change: { sizeRange: '36-50' },
    onChange: fn(),
    error: null,
    webhookHint: null,
    preview: previewOf('40-44', '36-50'),
    regions: [
      { region: 'EU-Nike', label: 'EU' },
      { region: 'US-Nike', label: 'US' },
    ],
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Sets one field of many inputs to the same value.',
          when: ['A field is set for the selected rows: the inputs are saved together by one call.'],
          whenNot: [
            'One input: its row, or InputDialog.',
            'To switch inputs on or off: the buttons above the table.',
            'Rows that need a call each: BulkChangeDialog.',
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof BulkEditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Set size range' }));
    await expect(dialog.getByText('11 inputs will be changed · 1 unchanged')).toBeInTheDocument();
    await expect(dialog.getAllByText('40–44')[0]).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 11 inputs' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Region: Story = {
  args: { change: { region: 'EU-Nike' }, preview: previewOf('all', 'EU-Nike') },
  play: async () => {
    const changes = within(screen.getByRole('dialog', { name: 'Set region' }));
    await expect(changes.getAllByText('All regions')[0]).toBeInTheDocument();
    await expect(changes.queryByText('EU-Nike')).toBeNull();
  },
};

export const Note: Story = {
  args: { change: { note: '' }, preview: previewOf('For Ada', '') },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'd');
    await expect(args.onChange).toHaveBeenCalledWith({ note: 'd' });
  },
};

/** Webhooks are named by their last characters. */
export const SpecialWebhook: Story = {
  args: {
    change: { specialWebhook: 'https://elsewhere.example/hook-9zzz' },
    webhookHint: 'This does not look like a Discord webhook.',
    preview: previewOf(
      'https://discord.com/api/webhooks/1042/main-Qx7f',
      'https://elsewhere.example/hook-9zzz',
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Set special webhook' });
    await expect(within(dialog).getAllByText('Webhook …Qx7f')[0]).toBeInTheDocument();
    await expect(dialog).not.toHaveTextContent('1042');
  },
};

export const PriceLimit: Story = {
  args: { change: { priceLimit: '129.5' }, preview: previewOf('99', '129.5') },
  play: async () => {
    await expect(screen.getAllByText('€129.50')[0]).toBeInTheDocument();
  },
};

/** Nothing can be changed until the text is a number. */
export const RefusedPriceLimit: Story = {
  args: {
    change: { priceLimit: 'cheap' },
    error: '“cheap” is no price. Write it as 1000 or 12.50.',
    preview: null,
  },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Price Limit' })).toBeInvalid();
    await expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  },
};

export const Private: Story = {
  args: { change: { isPrivate: true }, preview: previewOf('Not private', 'Private') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Private Input' }));
    await expect(args.onChange).toHaveBeenCalledWith({ isPrivate: false });
  },
};

export const NothingToChange: Story = {
  args: { preview: { count: 0, unchanged: 12, rows: [] } },
  play: async () => {
    await expect(screen.getByText('Nothing to change · 12 unchanged')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Change 11 inputs' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
