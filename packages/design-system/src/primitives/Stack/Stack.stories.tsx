import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../TextField/TextField';
import { Stack } from './Stack';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  tags: ['autodocs'],
  decorators: [inColumn()],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A column with equal gaps.',
          when: ['Fields of a form, parts of a dialog, items of a list.'],
          whenNot: ['Beside each other: Row.', 'A layout with more than gaps: a style of its own.'],
          do: ['Say what it is with `as`: a form, a list, a section.'],
          dont: ['Wrap a single child in one.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack as="form" data-gap={5} aria-label="Address">
      <TextField label="City" value="Oslo" onChange={fn()} />
      <TextField label="Street" value="Storgata 1" onChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Address' })).toHaveStyle({ rowGap: '20px' });
  },
};
