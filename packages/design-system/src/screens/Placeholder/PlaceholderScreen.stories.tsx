import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../internal/usage';
import { PlaceholderScreen } from './PlaceholderScreen';

const meta = {
  title: 'Screens/Placeholder',
  component: PlaceholderScreen,
  tags: ['autodocs'],
  args: { title: 'Commands', description: 'Who may use which command, per server.' },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The frame of a page whose content is not built yet.',
          when: ['A route whose screen a later issue brings'],
          whenNot: ['Loading: the screen draws its own skeletons'],
        }),
      },
    },
  },
} satisfies Meta<typeof PlaceholderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Commands' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
