import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'Next Renewal', value: '2026-12-24', onChange: fn(), onBlur: fn() },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue<string | null>(args.value, args.onChange);
    return <DatePicker {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A calendar day, typed or picked.',
          when: ['A day that people know or look up: a renewal.'],
          whenNot: ['A date with a time.', 'A period, such as the last week: RadioGroup or Select.'],
          keyboard: [
            ['← / →', 'Next or previous part of the date'],
            ['↑ / ↓', 'Increases or decreases the part'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Next Renewal'), { target: { value: '2026-12-25' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
  },
};

/** A date can be pasted as it is written elsewhere; other text changes nothing. */
export const Pasted: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Next Renewal'));
    await userEvent.paste('hello');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('31.03.2027 ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-31');
  },
};

export const Empty: Story = { args: { value: null } };

export const Invalid: Story = { args: { error: 'Choose a day.', value: null } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="div:has(> input)" canBeDisabled={false}>
      {(label) => <DatePicker {...args} label={label} />}
    </ControlStates>
  ),
  play: expectStates,
};
