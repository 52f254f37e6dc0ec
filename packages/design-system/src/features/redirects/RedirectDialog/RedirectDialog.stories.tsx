import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { RedirectDialog, type RedirectDialogProps } from './RedirectDialog';

function Typed(props: RedirectDialogProps): ReactNode {
  const [values, setValues] = useState(props.values);
  return (
    <RedirectDialog
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
  title: 'Features/redirects/RedirectDialog',
  component: RedirectDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    mode: 'create',
    values: { keyword: '', webhook: '', type: 'Name' },
    onChange: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    specification: '2.6',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Creates or edits a redirect.',
          when: ['“Create Redirect”, or the Edit button of a row.'],
          whenNot: ['To switch a redirect on or off: the switch in its row.'],
          keyboard: [
            ['Enter', 'Saves'],
            ['Escape', 'Closes without saving'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof RedirectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  keyword: 'Air Runner 90',
  webhook: 'https://discord.com/api/webhooks/1090000000000000002/secret-part',
  type: 'SKU',
} as const;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), 'dunk');
    await expect(args.onChange).toHaveBeenLastCalledWith({ keyword: 'dunk' });
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A new redirect can have the webhook and the type of the newest. */
export const AsLastTime: Story = {
  args: { canFillLast: true, onFillLast: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'As last time' }));
    await expect(args.onFillLast).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: { mode: 'edit', values: filled },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Edit redirect' })).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Webhook URL' })).toHaveValue(filled.webhook);
  },
};

export const OddWebhook: Story = {
  args: {
    values: { ...filled, webhook: 'discord.gg/nope' },
    hints: {
      keyword: 'This keyword already goes to another webhook.',
      webhook: 'This does not look like a Discord webhook.',
    },
  },
};

/** Create was pressed on an empty form. */
export const Incomplete: Story = {
  args: { errors: { keyword: 'A keyword is missing.', webhook: 'Enter a webhook URL.' } },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveAccessibleDescription(
      'A keyword is missing.',
    );
    await expect(screen.getByRole('textbox', { name: 'Webhook URL' })).toHaveAccessibleDescription(
      'Enter a webhook URL.',
    );
    await expect(screen.getByRole('textbox', { name: 'Webhook URL' })).toBeInvalid();
  },
};

export const Saving: Story = { args: { values: filled, isSaving: true } };

export const Failed: Story = { args: { values: filled, error: 'Failed to save redirect' } };

export const Narrow: Story = { args: { values: filled }, globals: { viewport: { value: 'phone' } } };
