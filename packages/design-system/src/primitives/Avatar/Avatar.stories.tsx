import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { images, Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Avatar } from './Avatar';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Ada Lovelace', src: images.ada, size: 40 },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The image of a person, bot or product; initials replace a missing one.',
          when: ['Beside a name: users, customers, members, the bot.'],
          whenNot: ['Images inside an embed.'],
          do: [
            'Keep the name beside it: it is hidden from assistive technology.',
            '`rounded` for bots and products, `circle` for people.',
          ],
          dont: ['Use it as the only button.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BrokenImage: Story = {
  parameters: { picture: false },
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-letters="AL"]')).toBeVisible());
  },
};

export const Bot: Story = { args: { name: 'Release Radar', src: images.bot, shape: 'rounded' } };

export const Sizes: Story = {
  render: () => (
    <Row>
      {([20, 24, 32, 40, 64] as const).map((size) => (
        <Row key={size}>
          <Avatar name="Grace Hopper" src={images.grace} size={size} />
          <Avatar name="Grace Hopper" size={size} />
          <Avatar size={size} />
        </Row>
      ))}
    </Row>
  ),
};
