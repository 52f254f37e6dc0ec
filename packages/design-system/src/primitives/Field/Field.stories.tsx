import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { FieldFrame, FieldLabel, FieldMessage } from './Field';

const meta = {
  title: 'Primitives/Field',
  component: FieldMessage,
  subcomponents: { FieldLabel, FieldFrame },
  tags: ['autodocs'],
  args: { description: 'Saved when you leave the field.' },
  decorators: [inColumn()],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'What every field has around its control: the label above, one line below.',
          when: ['A new kind of field.'],
          whenNot: ['Any field that exists: it has them.'],
          do: ['One line below: the error, else the warning, else the help.'],
          dont: ['Say in the help what the label says.'],
        }),
      },
    },
  },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <FieldFrame label="Delay" {...args}>
        {null}
      </FieldFrame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delay')).toBeVisible();
    await expect(canvas.getByText('Saved when you leave the field.')).toBeVisible();
  },
};

export const RequiredWithHelp: Story = {
  render: () => <FieldLabel label="Webhook" isRequired help="webhook" />,
  play: async ({ canvas }) => {
    // The mark is beside the label, not part of the name.
    await expect(canvas.getByText('Webhook')).toHaveTextContent(/^Webhook$/);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Warning: Story = { args: { warning: 'This does not look like a webhook URL.' } };

export const Invalid: Story = {
  args: { warning: 'Unusual', error: 'Enter a number of seconds.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a number of seconds.')).toBeVisible();
    await expect(canvas.queryByText('Unusual')).toBeNull();
  },
};

export const Counter: Story = { args: { counter: { count: 84, limit: 80 } } };
