import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, Stack, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Controlled(props: CheckboxProps): ReactNode {
  const [isSelected, onChange] = useStoryValue(props.isSelected, props.onChange);
  return <Checkbox {...props} isSelected={isSelected} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Only monitor my own products', isSelected: false, onChange: fn() },
  decorators: [inColumn()],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'One choice that is on or off.',
          when: ['A choice in a form, or several choices in a list.'],
          whenNot: ['A change that takes effect at once: Switch.', 'One of several: RadioGroup or Select.'],
          keyboard: [['Space', 'Checks or unchecks it']],
          do: ['Use `isIndeterminate` above a list in which some items are selected.'],
          dont: ['Write a negative label.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only monitor my own products' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'Select all 240 members' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { label: 'Monitor Visible', description: 'New-release monitors start hidden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'New-release monitors start hidden.',
    );
  },
};

export const LongLabel: Story = {
  args: {
    label:
      'Send the alerts of this input to the special webhook instead of the webhook of its region while it is active',
  },
};

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <Stack>
      {[false, true].map((isSelected) => (
        <ControlStates key={String(isSelected)} target="label" cellWidth={120}>
          {(label, isDisabled) => (
            <Checkbox {...args} label={label} isSelected={isSelected} isDisabled={isDisabled} />
          )}
        </ControlStates>
      ))}
    </Stack>
  ),
  play: expectStates,
};
