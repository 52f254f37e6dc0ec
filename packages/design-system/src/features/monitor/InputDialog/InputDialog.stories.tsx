import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { InputDialog, type InputDialogProps } from './InputDialog';

function Typed(props: InputDialogProps): ReactNode {
  const [values, setValues] = useState(props.values);
  return (
    <InputDialog
      {...props}
      values={values}
      onChange={(change) => {
        setValues((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Features/monitor/InputDialog',
  component: InputDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    values: {
      link: 'https://shop.example/air-runner-90',
      sizeRange: '40-44',
      specialWebhook: '',
      region: 'EU-Nike',
      note: 'For Ada',
      priceLimit: '129.50',
      isPrivate: false,
    },
    regions: [
      { region: 'EU-Nike', label: 'EU' },
      { region: 'US-Nike', label: 'US' },
    ],
    hasPrivateInputs: true,
    onChange: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'Edits one input of the table.',
          when: ['A row or its Edit button is pressed.'],
          whenNot: ['To switch it on or off: the switch in its row.', 'Many inputs at once: BulkEditDialog.'],
          keyboard: [
            ['Enter', 'Saves'],
            ['Escape', 'Closes; asks first if something was typed'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof InputDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const link = screen.getByRole('textbox', { name: 'Link' });
    await userEvent.type(link, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({ link: 'https://shop.example/air-runner-90!' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Private Input' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isPrivate: true });
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Customers without private inputs have no checkbox for them. */
export const WithErrors: Story = {
  args: {
    hasPrivateInputs: false,
    values: { ...meta.args.values, link: '', priceLimit: 'cheap' },
    errors: {
      link: 'Enter a link or a product ID.',
      priceLimit: '“cheap” is no price. Write it as 1000 or 12.50.',
    },
  },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Price Limit' })).toBeInvalid();
    await expect(screen.queryByRole('checkbox', { name: 'Private Input' })).toBeNull();
  },
};
/** The size before the one that was typed is not saved in its place. */
export const NotASize: Story = {
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    const to = screen.getByRole('textbox', { name: 'To' });
    const save = screen.getByRole('button', { name: 'Save Changes' });
    await userEvent.click(to);
    await userEvent.keyboard('55');
    await userEvent.click(save);
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveAccessibleDescription('Sizes go from 36 to 50.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('45');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The webhook of the input alone can be replaced wherever it is used. */
export const SpecialWebhook: Story = {
  args: {
    values: { ...meta.args.values, specialWebhook: 'https://discord.com/api/webhooks/1/not-a-real-token' },
    onReplaceEverywhere: fn(),
  },
  play: async ({ args, userEvent }) => {
    const open = () =>
      userEvent.click(screen.getByRole('button', { name: 'More actions for Special Webhook' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace everywhere' }));
    await expect(args.onReplaceEverywhere).toHaveBeenCalledWith(args.values.specialWebhook);
    await open();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Show Special Webhook' })).toBeVisible());
  },
};

/** The webhook does not look like one of Discord's; it can still be saved. */
export const OddWebhook: Story = {
  args: { hints: { specialWebhook: 'This does not look like a Discord webhook.' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Special Webhook' })).toHaveAccessibleDescription(
      'This does not look like a Discord webhook.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
