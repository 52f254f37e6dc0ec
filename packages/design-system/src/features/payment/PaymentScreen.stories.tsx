import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { images, Unseen } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { PaymentScreen, type PaymentProfile } from './PaymentScreen';

const profile: PaymentProfile = {
  name: 'Night Owl Group',
  image: images.bot,
  hexColor: '#1c2a97',
  renewal: { state: 'active', day: '2026-12-24', days: 33 },
  monitors: ['sneaker', 'Alternative', 'private inputs'],
  toolboxes: ['basic toolbox', 'release calendar'],
};

const meta = {
  title: 'Features/payment/PaymentScreen',
  component: PaymentScreen,
  tags: ['autodocs'],
  args: { profile, isPortalOpening: false, portalError: null, onPortalOpen: fn() },
  parameters: {
    specification: '2.12',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The subscription, its renewal and purchases, and the billing portal.',
          when: ['The route /payment'],
          whenNot: ['Buying: the plan screen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
    await expect(canvas.getByText('Renews December 24, 2026')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('33 days left')).toBeVisible();
    await expect(
      canvas.getByText('Included for free with any Monitor or higher-tier Toolbox.'),
    ).toBeVisible();
    await expect(canvas.getByText('Private Inputs')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Purchased Monitors' })).toHaveTextContent('3');
    await expect(canvas.getByRole('region', { name: 'Purchased Toolbox' })).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Stripe Info' }));
    await expect(args.onPortalOpen).toHaveBeenCalledOnce();
  },
};

export const Due: Story = {
  args: { profile: { ...profile, renewal: { state: 'due', day: '2026-12-04', days: 13 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renews December 4, 2026')).toBeVisible();
    await expect(canvas.getByText('Renews in 13 days')).toBeVisible();
  },
};

export const Overdue: Story = {
  args: { profile: { ...profile, renewal: { state: 'overdue', day: '2026-11-12', days: -9 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renews November 12, 2026')).toBeVisible();
    await expect(canvas.getByText('Renewal Overdue')).toBeVisible();
    await expect(canvas.getByText('Expired 9 days ago')).toBeVisible();
  },
};

const bottomOf = (element: HTMLElement): number | undefined =>
  element.querySelector('section')?.getBoundingClientRect().bottom;

/** The purchases stay where they are as the customer's name replaces the skeleton. */
export const Loading: Story = {
  args: { profile: null },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <Unseen data-testid="payment">
        <PaymentScreen {...args} profile={profile} />
      </Unseen>
      <div data-testid="skeleton">
        <PaymentScreen {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading payment information')).toBeInTheDocument();
    await waitFor(() =>
      expect(bottomOf(canvas.getByTestId('skeleton'))).toBe(bottomOf(canvas.getByTestId('payment'))),
    );
  },
};

/** A profile without a name, color, renewal or purchases. */
export const Empty: Story = {
  args: {
    profile: {
      name: '',
      image: '',
      hexColor: 'teal-ish',
      renewal: { state: 'unknown' },
      monitors: null,
      toolboxes: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
    await expect(canvas.queryByText(/Invalid Date/)).toBeNull();
  },
};

export const ToolboxOnly: Story = {
  args: { profile: { ...profile, monitors: null, hexColor: 'FFE600' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Purchased Monitors')).toBeNull();
    await expect(canvas.getByText('Release Calendar')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { portalError: 'The billing portal could not be opened. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The billing portal could not be opened.');
  },
};

export const Opening: Story = {
  args: { isPortalOpening: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Stripe Info/ }));
    await expect(args.onPortalOpen).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone' } },
};

export const Crowded: Story = {
  args: {
    profile: {
      ...profile,
      name: 'A Group With A Very Long Name That Goes On And On Until The Line Is Full And Then Some',
      hexColor: '#000000',
      monitors: Array.from({ length: 24 }, (_, index) => `monitor of a kind ${index + 1}`),
      toolboxes: [],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Monitor Of A Kind 24')).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
