import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn, useStoryValue } from '../../internal/stories';
import { usage } from '../../internal/usage';
import { DateField } from './DateField';

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'Valid until', value: '2026-12-24', onChange: fn() },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue<string | null>(args.value, args.onChange);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A calendar day, typed part by part.',
          when: ['A day that people know or copy from elsewhere.'],
          whenNot: ['A day that is looked up in a calendar: DatePicker.'],
          keyboard: [
            ['← / →', 'Next or previous part of the date'],
            ['↑ / ↓', 'Increases or decreases the part'],
            ['Backspace', 'Clears the part'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton', { name: /day/i }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-23');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = { args: { value: null } };

export const Invalid: Story = { args: { value: null, errorMessage: 'Enter a day.' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
