import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { NumberField } from './NumberField';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: {
    label: 'Delay',
    description: 'Seconds between two checks.',
    value: 10,
    onChange: fn(),
    minValue: 0,
  },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue(args.value, args.onChange);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A number, typed or stepped.',
          when: ['A count, a price, a delay.'],
          whenNot: [
            'Digits that are not a number, such as an ID: TextField.',
            'A rough value on a scale: Slider.',
          ],
          keyboard: [
            ['↑ / ↓', 'One step up or down'],
            ['Enter', 'Commits what was typed'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Delay' }), '{Control>}a{/Control}30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
  },
};

export const Empty: Story = { args: { value: null } };

export const Price: Story = {
  args: { label: 'Price limit', value: 129.99, formatOptions: { style: 'currency', currency: 'EUR' } },
};

export const AtItsLimit: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /decrease/i })).toBeDisabled();
  },
};

export const Invalid: Story = { args: { errorMessage: 'Enter a number.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="[role=presentation]">
      {(label, isDisabled) => (
        <NumberField {...args} description={undefined} label={label} isDisabled={isDisabled} />
      )}
    </ControlStates>
  ),
  play: expectStates,
};
