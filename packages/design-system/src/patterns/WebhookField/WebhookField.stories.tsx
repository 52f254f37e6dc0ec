import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { WebhookField } from './WebhookField';

const meta = {
  title: 'Patterns/WebhookField',
  component: WebhookField,
  tags: ['autodocs'],
  args: {
    label: 'Discord Webhook URL',
    description: 'Keep it private: anyone with this URL can post to the channel.',
    value: 'https://discord.com/api/webhooks/112233445566778899/not-a-real-token_0123456789',
    onChange: fn(),
    onCopyError: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A Discord webhook URL, masked until it is focused or revealed.',
          when: ['Every webhook that can be edited.'],
          whenNot: ['A webhook in a table cell: truncated text with a CopyButton.'],
          keyboard: [
            ['Tab', 'Moves to the field (which reveals it), then to Show and Copy'],
            ['Enter', 'In the field: commits the value'],
            ['Enter / Space', 'On a button: shows, hides or copies the value'],
          ],
          do: ['Warn about a URL that does not look like a webhook, and accept it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof WebhookField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Discord Webhook URL' })).toHaveValue(args.value);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Discord Webhook URL' }));
    await expect(canvas.getByRole('button', { name: 'Hide Discord Webhook URL' })).toBeVisible();
  },
};

export const WithWarning: Story = {
  args: { value: 'https://example.com/hook', warning: 'This does not look like a Discord webhook.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This does not look like a Discord webhook.',
    );
  },
};

export const Empty: Story = {
  args: { value: '' },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WebhookField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'https://ptb.discord.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('https://ptb.discord.com');
  },
};
