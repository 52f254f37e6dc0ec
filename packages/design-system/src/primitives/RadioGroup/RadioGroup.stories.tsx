import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    label: 'Type',
    value: 'Name',
    onChange: fn(),
    options: [
      { id: 'Name', label: 'Name', description: 'Part of the product’s name' },
      { id: 'SKU', label: 'SKU', description: 'The product’s SKU' },
    ],
  },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue<string | null>(args.value, (next) => {
      if (next !== null) args.onChange(next);
    });
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'One of a few choices, all visible.',
          when: ['Two to five choices.'],
          whenNot: ['More choices, or little room: Select.', 'On or off: Switch.'],
          keyboard: [
            ['↑ ↓ ← →', 'Chooses the next or previous option'],
            ['Tab', 'Moves to the next field'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /SKU/ }));
    await expect(args.onChange).toHaveBeenCalledWith('SKU');
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const NothingChosen: Story = { args: { value: null, isRequired: true } };

export const Invalid: Story = { args: { value: null, error: 'Choose one.' } };

export const States: Story = {
  render: (args) => (
    <ControlStates target="label" canBeDisabled={false} cellWidth={120}>
      {(label) => (
        <RadioGroup
          {...args}
          label={label}

          options={[{ id: 'Name', label: 'Name' }]}
        />
      )}
    </ControlStates>
  ),
  parameters: { isWide: true },
  play: expectStates,
};
