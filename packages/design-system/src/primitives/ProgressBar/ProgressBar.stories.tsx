import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Importing inputs', value: 42, valueLabel: '42%' },
  decorators: [inColumn()],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The progress of a task, or how much of something is left.',
          when: [
            'The length is known, or the wait takes more than a few seconds.',
            'Days left of a subscription.',
          ],
          whenNot: ['Content that loads: Skeleton.', 'An action that takes a second: a pending Button.'],
          do: ['Say it in words too: `valueLabel="3 of 12"`.'],
          dont: ['Let it go backwards.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing inputs' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

export const WithValueLabel: Story = { args: { value: 3, maxValue: 12, valueLabel: '3 of 12' } };

export const Indeterminate: Story = { args: { value: undefined } };

export const Tones: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Days left" value={24} maxValue={30} valueLabel="24 days" tone="success" />
      <ProgressBar label="Days left" value={6} maxValue={30} valueLabel="6 days" tone="warning" />
      <ProgressBar label="Days left" value={1} maxValue={30} valueLabel="1 day" tone="danger" />
    </Stack>
  ),
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };
