import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { inColumn, useStoryValue } from '../../../../../../.storybook/kit/stories';
import { usage } from '../../../../../../.storybook/kit/usage';
import { SizeRange, type SizeRangeProps } from './SizeRange';

function Controlled(props: SizeRangeProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <SizeRange {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Features/monitor/SizeRange',
  component: SizeRange,
  tags: ['autodocs'],
  args: { value: '38-44', onChange: fn() },
  decorators: [inColumn('420px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The shoe sizes that an input watches.',
          when: ['The forms that add and edit an input.'],
          whenNot: [
            'One number: TextField or Slider.',
            'A range of anything but sizes: Slider with two thumbs.',
          ],
          keyboard: [
            ['Arrow keys', 'Move a thumb by one size; past the other thumb, both move'],
            ['Page up / down', 'Move it by a larger step'],
            ['Home / End', 'The smallest and the largest size'],
          ],
          do: ['Pass the server’s text unchanged: anything that is not a range is shown as 36–50.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SizeRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'From' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('39-44');
    // Beside Arabic, too, the smaller size is first.
    await expect(canvas.getByText('39–44')).toHaveAttribute('dir', 'ltr');
  },
};

/** A thumb that is moved past the other moves both. */
export const PushingTheOtherEnd: Story = {
  args: { value: '42-42' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'From' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('44-44');
    canvas.getByRole('slider', { name: 'To' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('36-36');
  },
};

export const NotARange: Story = {
  args: { value: 'all sizes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('36–50')).toBeVisible();
  },
};
