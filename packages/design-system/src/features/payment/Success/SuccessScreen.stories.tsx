import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { SuccessScreen } from './SuccessScreen';

const meta = {
  title: 'Features/payment/SuccessScreen',
  component: SuccessScreen,
  tags: ['autodocs'],
  args: { isTakingLonger: false, isOffline: false, onRetry: fn() },
  parameters: {
    specification: '2.15',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Shown after the payment provider, until the payment is confirmed.',
          when: ['The route /success'],
          whenNot: ['The payment is not found: PaymentErrorScreen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hint = "Taking longer than expected? Don't worry, we're still processing your payment.";

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Setting Up Your Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Waiting for your payment' })).toBeVisible();
    await expect(canvas.queryByText(hint)).toBeNull();
  },
};

export const TakingLonger: Story = {
  args: { isTakingLonger: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hint)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: { isTakingLonger: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
