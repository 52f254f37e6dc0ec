import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { Stack, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Switch, type SwitchProps } from './Switch';

function Controlled(props: SwitchProps): ReactNode {
  const [isSelected, onChange] = useStoryValue(props.isSelected, props.onChange);
  return <Switch {...props} isSelected={isSelected} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Active', isSelected: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Switches something on or off at once.',
          when: ['The change takes effect at once: a redirect, an input.'],
          whenNot: [
            'The change is saved with a form: Checkbox.',
            'Two values that are not on and off: RadioGroup.',
          ],
          keyboard: [['Space', 'Switches it']],
          do: ['Switch at once, and switch back with a message if saving fails.'],
          dont: ['Change the label with the state.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const WithDescription: Story = {
  args: { isSelected: true, description: 'Messages go to this webhook while it is active.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/while it is active/);
  },
};

export const KeyboardFocus: Story = {
  parameters: { picture: false },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <Stack>
      {[false, true].map((isSelected) => (
        <ControlStates key={String(isSelected)} target="label" canBeDisabled={false} cellWidth={120}>
          {(label) => <Switch {...args} label={label} isSelected={isSelected} />}
        </ControlStates>
      ))}
    </Stack>
  ),
  play: expectStates,
};
