import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../../primitives/TextField/TextField';
import { brokenImage, message } from './EmbedPreview.fixtures';
import { EmbedPreview } from './EmbedPreview';

const meta = {
  title: 'Patterns/EmbedPreview',
  component: EmbedPreview,
  tags: ['autodocs'],
  args: message,
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
          summary: 'A message with an embed as Discord shows it, in the page’s theme.',
          when: [
            'Beside a form whose fields end up in a Discord message.',
            'In the setup form and the update dialog.',
          ],
          whenNot: ['As decoration: it represents a real message.'],
          do: [
            'Pass on every keystroke: texts and color follow at once, images once the address is complete.',
          ],
          dont: ['Validate or cut the texts: the preview shows what was typed.'],
        }),
      },
    },
  },
} satisfies Meta<typeof EmbedPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Night Owl Monitor')).toBeVisible();
    await expect(canvas.getByText('APP')).toBeVisible();
    await expect(canvas.getByTestId('embed')).toHaveStyle({ borderLeftColor: 'rgb(59, 178, 183)' });
    await expect(canvas.getByTestId('bot-avatar')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

export const MissingPictures: Story = {
  parameters: { picture: false },
  args: { avatarUrl: '', footerIconUrl: '', thumbnailUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('default-avatar')).toBeVisible();
    await expect(canvas.queryByTestId('footer-icon')).toBeNull();
    await expect(canvas.getByText('Night Owl | v 1.4.0')).toBeVisible();
  },
};

export const BrokenPictures: Story = {
  args: { avatarUrl: brokenImage, footerIconUrl: brokenImage, thumbnailUrl: brokenImage },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByTestId('bot-avatar')).toBeNull());
    await expect(canvas.getByTestId('default-avatar')).toBeVisible();
    await waitFor(() => expect(canvas.queryByTestId('footer-icon')).toBeNull());
  },
};

export const UnparsableColor: Story = {
  parameters: { picture: false },
  args: { color: 'teal-ish' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('embed')).toHaveAttribute('data-color', 'neutral');
  },
};

export const ColorWithoutHash: Story = {
  parameters: { picture: false },
  args: { color: '1c2a97' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('embed')).toHaveStyle({ borderLeftColor: 'rgb(28, 42, 151)' });
  },
};

export const Empty: Story = {
  args: {
    botName: 'Your bot',
    avatarUrl: '',
    color: '',
    author: '',
    title: '',
    description: 'A message without a footer',
    fields: [],
    thumbnailUrl: '',
    footerText: '',
    footerIconUrl: '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A message without a footer')).toBeVisible();
  },
};

export const Crowded: Story = {
  args: {
    botName: 'TheLongestBotNameThatAnyoneEverTypedWithoutASpaceInIt',
    author: 'A Group With A Very Long Name That Goes On And On Until The Line Is Full',
    title: 'Runner 2 “Night Sky” — limited, numbered, and sold out before you have read this title',
    footerText: 'Night Owl | v 1.4.0 | '.repeat(12),
    fields: Array.from({ length: 7 }, (_, index) => ({
      name: `Field ${index + 1}`,
      value:
        index === 3 ? 'https://example.com/a/very/long/address/that/does/not/break' : `Value ${index + 1}`,
      isInline: index !== 6,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Field 7')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Ten thousand characters in every field: cut at Discord's limits, and no taller than a screen. */
export const Endless: Story = {
  args: {
    botName: 'Night Owl '.repeat(1_000),
    author: 'A group '.repeat(1_250),
    title: 'Runner 2 '.repeat(1_111),
    footerText: 'x'.repeat(10_000),
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article', { name: 'Preview of the message in Discord' });
    await expect(message.getBoundingClientRect().height).toBeLessThanOrEqual(560);
    await expect(message.scrollHeight).toBeGreaterThan(message.clientHeight);
    await expect(canvas.getByText(`${'x'.repeat(2_048)}…`)).toBeInTheDocument();
    for (const what of [
      '80 characters of the bot’s name',
      '256 characters of the author',
      '256 characters of the title',
      '2,048 characters of the footer',
    ])
      await expect(canvas.getByText(`Discord shows the first ${what}.`)).toBeVisible();
    message.focus();
    await expect(message).toHaveFocus();
  },
};

export const EndlessNarrow: Story = { ...Endless, globals: { viewport: { value: 'phone' } } };

/** Texts and color follow each keystroke; an image follows after a pause. */
export const FollowsTyping: Story = {
  parameters: { picture: false },
  render: function Typing(args) {
    const [name, setName] = useState('');
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Bot name" value={name} onChange={setName} />
        <EmbedPreview {...args} botName={name} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bot name' }), 'Owl');
    await expect(canvas.getByText('Owl')).toBeVisible();
  },
};
