import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { LoadingScreen } from './LoadingScreen';

const meta = {
  title: 'Features/status-pages/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.2',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Shown while the session is loading.',
          when: ['Until the first response about the session.'],
          whenNot: ['Loading inside a page: Skeleton.'],
        }),
      },
    },
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard…');
  },
};
