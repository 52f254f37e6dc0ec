import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { PaymentErrorScreen } from './PaymentErrorScreen';

const meta = {
  title: 'Features/payment/PaymentErrorScreen',
  component: PaymentErrorScreen,
  tags: ['autodocs'],
  args: {
    isPaid: false,
    supportUrl: 'https://support.example.com/chat',
    onTryAgain: fn(),
    onReturnToPayment: fn(),
  },
  parameters: {
    specification: '2.16',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'A payment that was not confirmed in time: possible causes and next steps.',
          when: ['The route /payment-error'],
          whenNot: ['The payment page does not open: a message on the plan screen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PaymentErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Processing Issue' })).toBeVisible();
    for (const cause of [
      /temporary system delay/i,
      /network connectivity issues/i,
      /verification timeout/i,
    ]) {
      await expect(canvas.getByText(cause)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Payment' }));
    await expect(args.onReturnToPayment).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /support chat/ })).toHaveAttribute(
      'href',
      'https://support.example.com/chat',
    );
  },
};

export const Arrived: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment received.')).toBeVisible();
    await expect(canvas.queryByText(/could not confirm/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/settings');
  },
};

export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Payment' }));
    await expect(args.onReturnToPayment).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
