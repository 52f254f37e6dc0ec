import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Slider } from './Slider';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: {
    label: 'Size',
    value: [38, 45] as const,
    onChange: fn(),
    onChangeEnd: fn(),
    minValue: 36,
    maxValue: 50,
  },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue(args.value, args.onChange);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A number, or a range, on a scale.',
          when: ['A rough value matters more than the exact one, and the limits are known.'],
          whenNot: ['The exact number matters: NumberField.', 'Sneaker sizes: SizeRange.'],
          keyboard: [
            ['← / →', 'One step'],
            ['Page Up / Page Down', 'A larger step'],
            ['Home / End', 'The smallest and largest value'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('slider', { name: /From/ });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([39, 45]);
  },
};

export const OneNumber: Story = {
  render: () => <Slider label="Opacity" value={40} onChange={fn()} minValue={0} maxValue={100} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Opacity' })).toHaveValue('40');
  },
};

/** One line, inside a field that shows the value; assistive technology has it as well. */
export const Bare: Story = {
  args: { isBare: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('38–45')).not.toBeVisible();
    const to = canvas.getByRole('slider', { name: /To/ });
    await expect(to).toHaveValue('45');
    to.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([38, 44]);
  },
};

export const WholeRange: Story = { args: { value: [36, 50] } };

export const SameEnds: Story = { args: { value: [42, 42] } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="[data-rac]:has(> * > input)">
      {(label, isDisabled) => <Slider {...args} label={label} isDisabled={isDisabled} />}
    </ControlStates>
  ),
  play: expectStates,
};
