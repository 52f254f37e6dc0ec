import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { EmptyStateDoDont } from '../../../../../.storybook/foundations/examples/messages';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { EmptyState } from './EmptyState';

const onCreate = fn();

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    title: 'No keyword lists found',
    children: 'A keyword list decides which products a monitor reports.',
    action: (
      <Button variant="primary" icon={<Icon icon={Plus} />} onPress={onCreate}>
        Create Keyword List
      </Button>
    ),
  },
  parameters: {
    DoDont: EmptyStateDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'Says that a list is empty, what would be here, and how to add it.',
          when: ['A list has no rows, a filter no matches, a chart no data.'],
          whenNot: ['Something is loading: Skeleton.', 'Loading failed: Banner with Retry.'],
          keyboard: [['Tab', 'Focuses the action, if there is one']],
          do: ['Write one sentence and offer one action.', 'Offer to clear a search or filter.'],
          dont: ['Make jokes.'],
        }),
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Keyword List' }));
    await expect(onCreate).toHaveBeenCalled();
  },
};

/** The first visit: what the list will look like. */
export const WithExample: Story = {
  args: {
    title: 'No redirects yet',
    children: 'A redirect sends products that match its keyword to a separate webhook.',
    example: [
      { title: 'jordan 4', facts: ['#jordans', 'Name', 'Active'] },
      { title: 'DD1391-100', facts: ['#dunks', 'SKU', 'Inactive'] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Example, not your data');
  },
};

export const NoMatch: Story = {
  args: {
    illustration: 'search',
    title: 'No monitors found',
    children: 'Try another search or filter.',
    action: <Button>Show everything</Button>,
  },
};

export const Compact: Story = {
  args: {
    isCompact: true,
    illustration: 'webhook',
    title: 'No webhooks configured',
    children: undefined,
    action: undefined,
  },
};

export const Illustrations: Story = {
  render: () => (
    <Row style={{ justifyContent: 'center' }}>
      {(['list', 'search', 'people', 'chart', 'webhook', 'error'] as const).map((name) => (
        <EmptyState key={name} title={name} illustration={name} isCompact />
      ))}
    </Row>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'No redirects match “https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001”',
    children: 'Send products that match a keyword to a separate webhook.',
  },
};
