import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Slider } from './Slider';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: {
    label: 'Size',
    value: 38,
    onChange: fn(),
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
          summary: 'A number on a scale.',
          when: ['A rough value matters more than the exact one, and the limits are known.'],
          whenNot: ['The exact number matters: TextField.', 'Sneaker sizes: SizeRange.'],
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
    const slider = canvas.getByRole('slider', { name: 'Size' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(39);
    // A vertical swipe that begins on the thumb or the track scrolls the page.
    const thumb = slider.closest('[data-rac]');
    for (const part of [thumb, thumb?.parentElement])
      await expect(part && getComputedStyle(part).touchAction).toBe('pan-y');
  },
};

/** One line, inside a field that shows the value; assistive technology has it as well. */
export const Bare: Story = {
  args: { isBare: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('38')).not.toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Size' });
    await expect(slider).toHaveValue('38');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(37);
  },
};

export const Largest: Story = { args: { value: 50 } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="[data-rac]:has(> * > input)" canBeDisabled={false}>
      {(label) => <Slider {...args} label={label} />}
    </ControlStates>
  ),
  play: expectStates,
};
