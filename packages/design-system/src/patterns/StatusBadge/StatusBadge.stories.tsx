import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BadgeDoDont } from '../../../../../.storybook/foundations/examples/messages';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Patterns/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  args: { status: 'ACTIVE' },
  parameters: {
    DoDont: BadgeDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'The status of an item, in the server’s word.',
          when: ['The status of a monitor, a redirect or a customer.'],
          whenNot: ['A kind, a count or a role: Badge.', 'A status that can be switched: Switch.'],
          do: ['Pass the server’s word unchanged; unknown words are gray.'],
          dont: ['Show the same fact in a second color beside it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { status: 'BLOCKED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blocked')).toBeVisible();
  },
};

export const Offline: Story = { args: { status: 'OFFLINE' } };

export const AnyWord: Story = {
  render: () => (
    <Row>
      {['ACTIVE', 'BLOCKED', 'OFFLINE', 'NOT_SETUP', 'paused by owner', ''].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not setup')).toBeVisible();
    await expect(canvas.getByText('Paused by owner')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
