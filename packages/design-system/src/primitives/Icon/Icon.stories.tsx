import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Search, Settings2, Webhook } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from './Icon';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { icon: Bell, size: 20 },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'An icon beside a word: one set (lucide), stroke 1.75.',
          when: ['It makes a word easier to find.'],
          whenNot: ['It would carry the meaning alone: IconButton (with a label) or a word.'],
          do: ['Use 16 px in controls, 20 px in headings, navigation and banners.'],
          dont: ['Give it another color than the words beside it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {[Search, Settings2, Webhook, Bell].map((icon) => (
        <Row key={icon.displayName}>
          <Icon icon={icon} size={16} />
          <Icon icon={icon} size={20} />
        </Row>
      ))}
    </Row>
  ),
};
