import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Wordmark } from './Wordmark';

const meta = {
  title: 'Brand/Wordmark',
  component: Wordmark,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: usage({
          summary: 'The mark with the product’s written name.',
          when: [
            'At the top of the sidebar and in the top bar (small)',
            'Full-screen pages: FullScreenTitle. (large)',
          ],
          whenNot: ['Where there is no room for the name: use Mark'],
        }),
      },
    },
  },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dropdeck')).toBeVisible();
  },
};

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dropdeck')).toBeVisible();
  },
};
