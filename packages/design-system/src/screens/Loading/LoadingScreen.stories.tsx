import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../internal/usage';
import { LoadingScreen } from './LoadingScreen';

const meta = {
  title: 'Screens/Loading',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.2',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Covers the window while it is not known yet who is signed in.',
          when: ['Before the first answer of the session'],
          whenNot: ['Loading inside a page: use skeletons'],
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

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
