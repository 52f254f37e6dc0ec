import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { PlansScreen } from './PlansScreen';
import { choose, crowdedToolboxes, monitors, toolboxes } from './PlansScreen.fixtures';

const meta = {
  title: 'Features/plans/PlansScreen',
  component: PlansScreen,
  tags: ['autodocs'],
  args: {
    toolboxes,
    monitors,
    total: 0,
    canPurchase: false,
    isPurchasing: false,
    error: null,
    status: 'ready',
    inviteProblem: null,
    userName: 'jonas.keller',
    onToolboxToggle: fn(),
    onMonitorToggle: fn(),
    onPurchase: fn(),
    onRetry: fn(),
    onInviteRetry: fn(),
    onLogout: fn(),
  },
  parameters: {
    specification: '2.13',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'The products, the monthly total, and the purchase.',
          when: ['The user is signed in and has not paid.'],
          whenNot: ['Changing a subscription: the billing portal, from the payment screen.'],
          keyboard: [
            ['Tab', 'Moves from card to card, then to Complete Purchase'],
            ['Space', 'Chooses or removes a product'],
          ],
          do: ['Compute bundles outside: the cards show what will be bought.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const bundle = {
  toolboxes: choose(toolboxes, { 0: { isIncluded: true, isLocked: true }, 1: {} }),
  monitors: choose(monitors, { 0: {} }),
  total: 74.98,
  canPurchase: true,
};

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
    await expect(canvas.getByText('All prices in EUR')).toBeVisible();
    await expect(
      canvas.getByText(
        'Basic Toolbox is included for free with any Monitor or higher-tier Toolbox. Select multiple Toolboxes to combine their features.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete Purchase' })).toBeDisabled();
    await expect(canvas.getByText('€0.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Release Calendar' }));
    await expect(args.onToolboxToggle).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alternative Monitor' }));
    await expect(args.onMonitorToggle).toHaveBeenCalledWith('alternative');
  },
};

/** With a monitor the basic toolbox is included for free and cannot be removed. */
export const Chosen: Story = {
  args: bundle,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('€74.98')).toBeVisible();
    // What it becomes is announced.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Monthly total.*74\.98$/);
    await expect(canvas.getByText('Included')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic Toolbox' }));
    await expect(args.onToolboxToggle).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Purchase' }));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { toolboxes: [], monitors: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading plans')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Empty: Story = {
  args: { toolboxes: [], monitors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No plans available right now.')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { toolboxes: [], monitors: [], status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Purchasing: Story = {
  args: { ...bundle, isPurchasing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Complete Purchase/ }));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const PurchaseFailed: Story = {
  args: { ...bundle, error: 'The payment page could not be opened. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment page could not be opened.');
  },
};

export const InviteRefused: Story = {
  args: { inviteProblem: 'refused' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This invite link no longer works.')).toBeVisible());
  },
};

export const InviteUnchecked: Story = {
  args: { inviteProblem: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onInviteRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: bundle,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const pay = canvas.getByRole('group', { name: 'Purchase' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Crowded: Story = {
  args: { ...bundle, toolboxes: crowdedToolboxes, total: 12_345.5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('€12,345.50')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
