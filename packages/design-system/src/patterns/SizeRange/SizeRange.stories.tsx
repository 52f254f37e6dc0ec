import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { inColumn, useStoryValue, withSizes } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { SizeRange, type SizeRangeProps } from './SizeRange';

function Controlled(props: SizeRangeProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <SizeRange {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Patterns/SizeRange',
  component: SizeRange,
  tags: ['autodocs'],
  args: { label: 'Size Range', value: '38-44', onChange: fn() },
  decorators: [inColumn('420px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The shoe sizes that an input watches.',
          when: ['The forms that add and edit an input.'],
          whenNot: ['One number: TextField.'],
          keyboard: [
            ['Arrow keys', 'Move a thumb by half a size; past the other thumb, both move'],
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
    await fireEvent.change(canvas.getByRole('slider', { name: 'From' }), { target: { value: '39' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('39-44');
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.click(to);
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}41,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('39-41.5');
    await expect(to).toBeValid();
    await userEvent.tab();
    await expect(to).toHaveValue('41.5');
    const thumb = canvas.getByRole('slider', { name: 'To' });
    await expect(thumb).toHaveValue('41.5');
    await expect(thumb).toHaveAttribute('aria-valuetext', '41.5');
  },
};

/** What is no size stays as it was typed, says so once it is left, and yields to a thumb that is moved. */
export const NotASize: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.click(to);
    await userEvent.keyboard('55');
    await expect(to).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(to).toHaveValue('55');
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(to).toHaveAccessibleDescription('Sizes go from 36 to 50.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByRole('slider', { name: 'To' }), { target: { value: '43' } });
    await expect(to).toHaveValue('43');
    await expect(to).not.toHaveAttribute('aria-invalid');
    await userEvent.click(to);
    await userEvent.keyboard('٤١٫٥');
    await expect(args.onChange).toHaveBeenLastCalledWith('38-41.5');
  },
};

/** An end that is moved past the other moves both. */
export const PushingTheOtherEnd: Story = {
  args: { value: '42-42' },
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'From' }), { target: { value: '44' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('44-44');
    await fireEvent.change(canvas.getByRole('slider', { name: 'To' }), { target: { value: '36' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('36-36');
  },
};

export const NotARange: Story = {
  args: { value: 'all sizes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveValue('36');
    await expect(canvas.getByRole('slider', { name: 'To' })).toHaveValue('50');
  },
};

/** A person who knows US sizes sees them below; what is chosen stays EU. */
export const WithUSSizes: Story = {
  decorators: [withSizes('us')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Size Range' })).toHaveAccessibleDescription(
      'About US 5.5 to 10',
    );
    const from = canvas.getByRole('slider', { name: 'From' });
    await fireEvent.change(from, { target: { value: '41' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('41-44');
    await expect(from).toHaveAttribute('aria-valuetext', '41, About US 8');
    await expect(canvas.getByText('About US 8 to 10')).toBeVisible();
  },
};

export const WithUKSizes: Story = {
  args: { value: '42-42' },
  decorators: [withSizes('uk')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About UK 8')).toBeVisible();
  },
};
