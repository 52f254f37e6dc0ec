import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { OfflineScreen } from './OfflineScreen';

const meta = {
  title: 'Features/status-pages/OfflineScreen',
  component: OfflineScreen,
  tags: ['autodocs'],
  args: { onRetry: fn() },
  parameters: {
    specification: '2.2',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Shown while the browser is offline; the session is kept.',
          when: ['The session could not be loaded and the browser is offline.'],
          whenNot: ['A request of a page failed: show that there.'],
        }),
      },
    },
  },
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
