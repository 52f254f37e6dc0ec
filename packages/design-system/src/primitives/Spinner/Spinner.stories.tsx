import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Spinner } from './Spinner';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Signing you in' },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Work of unknown length.',
          when: [
            'Inside a pending Button.',
            'Where the specification names a spinner: the sign-in return and waiting for the bot.',
          ],
          whenNot: ['Content that loads: Skeleton.', 'Work with a known length: ProgressBar.'],
          do: ['Describe in the label what it waits for.'],
          dont: ['Show it alone on a white page: add a card and a sentence.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Signing you in' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size={16} label="Small" />
      <Spinner size={20} label="Medium" />
      <Spinner size={32} label="Large" />
    </Row>
  ),
};
