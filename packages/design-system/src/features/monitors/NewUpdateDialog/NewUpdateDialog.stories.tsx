import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { NewUpdateDialog } from './NewUpdateDialog';

/** Counters against what Discord takes: 6000 characters, 25 fields. */
const counted = (characters: number, fields: number) => ({
  total: { count: characters, limit: 6000, isOver: characters > 6000 },
  fields: { count: fields, limit: 25, isOver: fields > 25 },
});

const meta = {
  title: 'Features/monitors/NewUpdateDialog',
  component: NewUpdateDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    values: {
      title: 'Toolbox Update | v 1.0.0',
      thumbnail: '',
      color: '#3BB2B7',
      fields: [
        { id: 1, name: 'New', value: 'Redirects by SKU', inline: true },
        { id: 2, name: 'Fixed', value: 'Prices in the size range', inline: true },
      ],
    },
    limits: { title: 256, fieldName: 256, fieldValue: 1024 },
    counters: counted(72, 2),
    refusals: [],
    onChange: fn(),
    onFieldAdd: fn(),
    onFieldChange: fn(),
    onFieldRemove: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.7',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Posts an update to the customers’ Discord, for developers.',
          when: ['“Create new update” on the overview.'],
          whenNot: ['A message to one customer: Discord itself.'],
          keyboard: [
            ['Enter', 'Asks before it is sent; a new line in a value'],
            ['Escape', 'Closes; asks first if something was typed'],
          ],
          do: ['Show Discord’s limits while typing; what it would refuse cannot be sent.'],
        }),
      },
    },
  },
} satisfies Meta<typeof NewUpdateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const second = within(screen.getByRole('group', { name: 'Field 2' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Inline' }));
    await expect(args.onFieldChange).toHaveBeenCalledWith({ id: 2, change: { inline: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove field 1' }));
    await expect(args.onFieldRemove).toHaveBeenCalledWith(1);
    await expect(screen.getByRole('button', { name: 'Remove field 2' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
    await expect(args.onFieldAdd).toHaveBeenCalledOnce();
    const value = second.getByRole('textbox', { name: 'Value' });
    await userEvent.type(value, '{Enter}more');
    await expect(args.onFieldChange).toHaveBeenCalledWith({
      id: 2,
      change: { value: 'Prices in the size range\n' },
    });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The focus goes to a field that is added. */
export const FieldAdded: Story = {
  parameters: { picture: false },
  render: function Adding(args) {
    const [fields, setFields] = useState(args.values.fields);
    const onFieldAdd = (): void => setFields([...fields, { id: 9, name: '', value: '', inline: true }]);
    return <NewUpdateDialog {...args} values={{ ...args.values, fields }} onFieldAdd={onFieldAdd} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
    await expect(screen.getByRole('group', { name: 'Field 3' })).toHaveFocus();
  },
};

/** Nothing is sent before the question is answered. */
export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send update' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Send this update to all customers?' }),
    );
    await expect(question.getByText('Redirects by SKU')).toBeInTheDocument();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send update' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send to all customers' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** What Discord would refuse is listed, and cannot be sent. */
export const Refused: Story = {
  args: {
    refusals: ['Field 1 has no name.', 'The value of field 2 has 1,025 of 1,024 characters.'],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Discord would refuse this update')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Send update' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: {
    values: { title: '', thumbnail: '', color: '#3BB2B7', fields: [] },
    counters: counted(0, 0),
  },
};

export const ColorRefused: Story = {
  args: {
    values: { title: 'Update', thumbnail: '', color: 'teal', fields: [] },
    counters: counted(6, 0),
    hints: { color: 'This is not a hex color such as #3BB2B7.' },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send update' })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: 'Embed Color' })).toHaveAccessibleDescription(
      'This is not a hex color such as #3BB2B7.',
    );
  },
};

export const OverTheLimits: Story = {
  args: {
    counters: counted(7323, 26),
    values: {
      title: 'T'.repeat(260),
      thumbnail: '',
      color: '#3BB2B7',
      fields: Array.from({ length: 26 }, (_, index) => ({
        id: index,
        name: `Field ${index + 1}`,
        value: 'Long value '.repeat(24),
        inline: true,
      })),
    },
  },
  play: async () => {
    await expect(screen.getByText(/of 6,000 characters, 26 of 25 fields/)).toBeInTheDocument();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const Failed: Story = { args: { error: 'Failed to send update' } };
