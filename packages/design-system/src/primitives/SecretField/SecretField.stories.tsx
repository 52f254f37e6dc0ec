import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { SecretField, type SecretFieldProps } from './SecretField';

function Controlled(props: SecretFieldProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <SecretField {...props} value={value} onChange={onChange} />;
}

const webhook = 'https://discord.com/api/webhooks/284719205518237696/q0N8-example-token';

const meta = {
  title: 'Primitives/SecretField',
  component: SecretField,
  tags: ['autodocs'],
  args: { label: 'Webhook EU', value: webhook, onChange: fn(), onBlur: fn(), onCopyError: fn() },
  decorators: [inColumn('420px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary:
            'A masked value with buttons to reveal and copy it, and a menu if there is more to do with it.',
          when: ['Webhook URLs and tokens that can be edited.'],
          whenNot: ['Passwords: the product has none.', 'Values that are not secret: TextField.'],
          keyboard: [
            ['Tab', 'Moves to the field (which reveals it), then to Show and Copy'],
            ['Enter / Space', 'On a button: shows, hides or copies the value'],
          ],
          do: ['Keep paste and autofill working: the text box holds its real value.'],
          dont: ['Rely on the mask for security: it is only a style.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Webhook EU' });
    await expect(field).toHaveValue(webhook);
    await expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('disc');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('none');
  },
};

export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Webhook EU' }));
    await expect(canvas.getByRole('button', { name: 'Hide Webhook EU' })).toBeVisible();
    await expect(
      getComputedStyle(canvas.getByRole('textbox')).getPropertyValue('-webkit-text-security'),
    ).toBe('none');
  },
};

const act = { label: 'Rotate', run: fn() };

/** One more act: a menu has it, and takes the button that reveals the value. */
export const WithMenu: Story = {
  args: { act },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Webhook EU' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await expect(canvas.queryByRole('button', { name: 'Show Webhook EU' })).toBeNull();
    await choose('Rotate');
    await expect(act.run).toHaveBeenCalledWith(webhook);
    await choose('Show Webhook EU');
    await expect(
      getComputedStyle(canvas.getByRole('textbox')).getPropertyValue('-webkit-text-security'),
    ).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Webhook EU' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hide Webhook EU' })).toBeVisible());
  },
};

export const Pasted: Story = {
  parameters: { picture: false },
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(webhook);
    await expect(args.onChange).toHaveBeenLastCalledWith(webhook);
  },
};

export const Empty: Story = { args: { value: '', placeholder: 'https://discord.com/api/webhooks/…' } };

export const WithWarning: Story = {
  args: {
    value: 'discord.com/api',
    warning:
      'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
