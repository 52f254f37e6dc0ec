import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { BadgeDoDont } from '../../../../../.storybook/foundations/examples/messages';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from '../Icon/Icon';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Active', tone: 'success' },
  parameters: {
    DoDont: BadgeDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'A status or a category in one word.',
          when: ['The status of a row, the role of a person, a count beside a heading.'],
          whenNot: ['Something that can be removed or pressed: Tag or Button.', 'A message: Banner.'],
          do: ['Let the word say the same as the color.'],
          dont: ['Animate it, or use more than two words.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Offline</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="highlight">Sneaker</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="warning">Renews in 6 days</Badge>
      <Badge tone="danger">Blocked</Badge>
    </Row>
  ),
};

export const WithoutDot: Story = { args: { hasDot: false, tone: 'neutral', children: '12' } };

export const WithIcon: Story = {
  args: { tone: 'accent', children: 'Owner', icon: <Icon icon={ShieldCheck} /> },
};

export const Truncated: Story = {
  args: { tone: 'warning', children: 'Waiting for the operator to set the bot up' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
