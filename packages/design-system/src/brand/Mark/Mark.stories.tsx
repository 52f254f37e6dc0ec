import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Mark } from './Mark';

const meta = {
  title: 'Brand/Mark',
  component: Mark,
  tags: ['autodocs'],
  args: { size: 96 },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: usage({
          summary: 'A stack of two cards, the front one with a drop cut out.',
          when: ['Where there is no room for the name: the collapsed sidebar, the browser tab'],
          whenNot: ['Beside the written name: use Wordmark'],
          dont: ['Redraw or recolor it, or animate it beyond a fade'],
        }),
      },
    },
  },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dropdeck' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      {[16, 20, 24, 32, 48, 64].map((size) => (
        <Mark key={size} size={size} isDecorative />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // Decorative: hidden from assistive technology.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
