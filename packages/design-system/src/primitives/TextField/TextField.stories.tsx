import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextFieldDoDont } from '../../../../../.storybook/foundations/examples/controls';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { TextField, type TextFieldProps } from './TextField';

function Controlled(props: TextFieldProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <TextField {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: {
    label: 'Bot Name',
    value: 'Release Radar',
    onChange: fn(),
    onBlur: fn(),
    onEnter: fn(),
  },
  decorators: [inColumn()],
  render: (args) => <Controlled {...args} />,
  parameters: {
    DoDont: TextFieldDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'One line of text.',
          when: ['Names, URLs, IDs: any short text.'],
          whenNot: ['Several lines: TextArea.', 'A secret value: SecretField.', 'A color: ColorField.'],
          keyboard: [
            ['Enter', 'Calls `onEnter`'],
            ['Escape', 'Calls `onEscape`'],
          ],
          do: [
            'Always set a label; put help in `description`.',
            'Use `warning` for unusual values and `error` for invalid ones.',
          ],
          dont: ['Use the placeholder as the label.', 'Limit typing: the counter warns and never cuts.'],
        }),
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bot Name' });
    await userEvent.type(field, ' 2');
    await expect(args.onChange).toHaveBeenLastCalledWith('Release Radar 2');
    // Otherwise the browser presses a button that `onEnter` focuses.
    await expect(await fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { value: '', placeholder: 'The name of your bot' } };

export const WithDescription: Story = {
  args: { description: 'Shown above every message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown above every message.');
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bot Name' })).toBeRequired();
  },
};

export const WithWarning: Story = {
  args: {
    label: 'Bot Image URL',
    value: 'cdn.example.com/bot.png',
    mono: true,
    warning: 'This does not look like a web address. It should begin with https://',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/does not look like a web address/);
    await expect(field).not.toBeInvalid();
  },
};

export const WithError: Story = {
  args: { label: 'Embed Color', value: 'indigo', error: 'Invalid hex color value' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid hex color value');
  },
};

function ErrorOnSubmit(props: TextFieldProps): ReactNode {
  const [isTried, setTried] = useState(false);
  return (
    <>
      <Controlled {...props} error={isTried ? 'Enter a name.' : undefined} />
      <div style={{ marginTop: 16 }}>
        <Button onPress={() => setTried(true)}>Continue</Button>
      </div>
    </>
  );
}

export const ErrorReplacesHelp: Story = {
  args: { value: '', description: 'Shown above every message.' },
  render: (args) => <ErrorOnSubmit {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a name.');
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};

export const WithCounter: Story = {
  args: { counter: { limit: 15 }, description: 'Up to 15 characters.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(canvas.queryByText('11/15')).toBeNull();
    await userEvent.type(field, 'ar');
    await expect(canvas.getByText('13/15')).toBeVisible();
  },
};

export const PastTheLimit: Story = {
  args: { counter: { limit: 10 }, warning: 'Discord shows the first 32 characters.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('Release Radar!');
    await expect(canvas.getByText('14/10')).toBeVisible();
  },
};

export const WithPrefixAndSuffix: Story = {
  args: {
    label: 'Price limit',
    value: '120',
    prefix: '€',
    suffix: <span style={{ paddingInlineEnd: 9 }}>EUR</span>,
    inputMode: 'decimal',
  },
};

export const Mono: Story = { args: { label: 'Server ID', value: '284719205518237696', mono: true } };

export const ReadOnly: Story = {
  args: {
    label: 'Invite link',
    value: 'https://dropdeck.example/?type=invite&key=7Q2P',
    isReadOnly: true,
    mono: true,
  },
};

export const LabelHidden: Story = {
  parameters: { picture: false },
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bot Name' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    label: 'The address of the image that is shown beside the name of the bot in every message that it posts',
    value: 'https://cdn.example.com/pictures/of/bots/that/have/very/long/names/and/never/seem/to/end.png',
    description:
      'A square image of at least 128 pixels. Addresses that need a sign-in do not work, because Discord fetches the image itself.',
    counter: { limit: 100 },
  },
};

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="div:has(> input)">
      {(label, isDisabled) => <TextField {...args} label={label} isDisabled={isDisabled} />}
    </ControlStates>
  ),
  play: expectStates,
};
