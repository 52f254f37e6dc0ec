import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { SignInReturnScreen } from './SignInReturnScreen';

const meta = {
  title: 'Features/status-pages/SignInReturnScreen',
  component: SignInReturnScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.2',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Shown on /callback while the sign-in is checked.',
          when: ['The route /callback'],
          whenNot: ['Other waits: LoadingScreen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SignInReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signing you in…' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Signing you in' })).toBeVisible();
  },
};
