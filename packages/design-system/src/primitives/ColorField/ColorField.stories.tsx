import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { ColorField, type ColorFieldProps } from './ColorField';

function Controlled(props: ColorFieldProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <ColorField {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  args: { label: 'Embed Color', value: '#3BB2B7', onChange: fn() },
  decorators: [inColumn('280px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A color as text, with the color picker of the platform.',
          when: ['The color of embeds: settings, setup, updates.'],
          whenNot: ['One of a few fixed colors: RadioGroup.'],
          keyboard: [['Enter / Space', 'On the swatch: opens the picker of the platform']],
          do: ['Accept what was typed; use `warning` for unusual values.'],
          dont: ['Rewrite the text during typing.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Embed Color' });
    await userEvent.clear(field);
    await userEvent.type(field, 'teal');
    await expect(args.onChange).toHaveBeenLastCalledWith('teal');
  },
};

export const Picked: Story = {
  parameters: { picture: false },
  play: async ({ canvas, args }) => {
    const picker = canvas.getByLabelText('Color picker');
    await expect(picker).toHaveValue('#3bb2b7');
    await fireEvent.input(picker, { target: { value: '#ff8800' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800');
    await expect(canvas.getByRole('textbox', { name: 'Embed Color' })).toHaveValue('#ff8800');
  },
};

export const NotAColor: Story = {
  args: { value: 'indigo', warning: 'This is not a hex color such as #3BB2B7.' },
};

export const WithError: Story = { args: { value: '#12', error: 'Invalid hex color value' } };

export const ShortHex: Story = { args: { value: 'f0a' } };

export const Empty: Story = { args: { value: '' } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="div:has(> [type=text])">
      {(label, isDisabled) => <ColorField {...args} label={label} isDisabled={isDisabled} />}
    </ControlStates>
  ),
  play: expectStates,
};
