import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { CustomersScreen } from './CustomersScreen';
import {
  choices,
  crowdedCounts,
  customersOf,
  unsavedProducts,
  urgentOf,
  withFirst,
} from './CustomersScreen.fixtures';

const actions = {
  onExtend: fn(),
  onUndoExtension: fn(),
  onRenewalCommit: fn(),
  onProductToggle: fn(),
  onProductsSave: fn(),
  onProductsDiscard: fn(),
  onRetryProducts: fn(),
};

const meta = {
  title: 'Features/customers/CustomersScreen',
  component: CustomersScreen,
  tags: ['autodocs'],
  args: {
    customers: customersOf(6),
    upcoming: customersOf(3),
    counts: { all: 6, overdue: 2, due: 2, active: 1 },
    status: 'ready',
    choices,
    list: listControls(),
    order: 'renewal',
    onRetry: fn(),
    onOrderChange: fn(),
    actions,
  },
  beforeEach: () => {
    for (const act of Object.values(actions)) act.mockClear();
  },
  decorators: [
    (Story) => (
      <div data-first-window>
        <Story />
      </div>
    ),
  ],
  parameters: {
    specification: '2.5',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'All customers with their renewals and products, for developers.',
          when: ['The route /customers'],
          whenNot: ['The signed-in customer’s own purchases: Payment.'],
          do: ['Keep the objects of unchanged customers: only changed rows render again.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three states of a renewal, and no renewal. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const upcoming = canvas.getByRole('list', { name: 'Upcoming Renewals' });
    await expect(upcoming).toHaveTextContent('9d overdue');
    await expect(upcoming).toHaveTextContent('3d left');
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await expect(card).toHaveTextContent('Renewal OverdueExpired 9 days ago');
    await expect(canvas.getByRole('article', { name: 'The Lounge' })).toHaveTextContent('Renews in 3 days');
    await expect(canvas.getByRole('article', { name: 'Vault' })).toHaveTextContent('Active');
    await userEvent.click(within(card).getByRole('button', { name: 'Extend 1 Month' }));
    await expect(actions.onExtend).toHaveBeenCalledWith('90000000000000001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'v');
    await expect(args.list.onSearchChange).toHaveBeenCalledWith('v');
  },
};

/** An extended row keeps its place and offers Undo. */
export const JustExtended: Story = {
  args: {
    upcoming: withFirst({ isExtended: true, renewal: { state: 'due', day: '2026-12-12', days: 21 } }),
  },
  play: async ({ canvas, userEvent }) => {
    const upcoming = canvas.getByRole('list', { name: 'Upcoming Renewals' });
    const [first] = within(upcoming).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Extended to December 12, 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the extension of Sole Society' }));
    await expect(actions.onUndoExtension).toHaveBeenCalledWith('90000000000000001');
  },
};

/** When nothing is urgent, one line of text replaces the panel. */
export const NothingUrgent: Story = {
  args: { upcoming: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No renewals are overdue or due within 7 days.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Upcoming Renewals/ })).toBeNull();
  },
};

export const JustExtendedNarrow: Story = {
  args: JustExtended.args ?? {},
  globals: { viewport: { value: 'phone' } },
};

export const Details: Story = {
  args: { upcoming: [] },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await userEvent.click(within(card).getByRole('button', { name: 'Details' }));
    await expect(within(card).getByRole('region', { name: 'Monitors' })).toHaveTextContent(
      'SneakerAlternative',
    );
    await userEvent.click(within(card).getByRole('checkbox', { name: 'Release Calendar' }));
    await expect(actions.onProductToggle).toHaveBeenCalledWith({
      id: '90000000000000001',
      key: '2',
      isSelected: true,
    });
    const date = within(card).getByLabelText('Next Renewal');
    await userEvent.click(date);
    await fireEvent.input(date, { target: { value: '2027-11-12' } });
    await expect(actions.onRenewalCommit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search customers' }));
    await waitFor(() =>
      expect(actions.onRenewalCommit).toHaveBeenCalledWith({
        id: '90000000000000001',
        day: '2027-11-12',
        from: '2026-11-12',
      }),
    );
  },
};

/** An incomplete date shows a message, and the previous date still applies. */
export const HalfADate: Story = {
  args: {
    upcoming: [],
    customers: withFirst({ renewalError: 'Enter a complete date. The previous date still applies.' }),
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await userEvent.click(within(card).getByRole('button', { name: 'Details' }));
    const date = within(card).getByLabelText('Next Renewal');
    await userEvent.click(date);
    await fireEvent.input(date, { target: { value: '' } });
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search customers' }));
    await waitFor(() =>
      expect(actions.onRenewalCommit).toHaveBeenCalledWith({
        id: '90000000000000001',
        day: null,
        from: '2026-11-12',
      }),
    );
    await waitFor(() => expect(date).toHaveValue('2026-11-12'));
    await userEvent.click(date);
    await fireEvent.input(date, { target: { value: '0202-11-12' } });
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search customers' }));
    await waitFor(() => expect(date).toHaveValue('2026-11-12'));
    for (const [{ day }] of actions.onRenewalCommit.mock.calls) await expect(day).toBeNull();
  },
};

export const UnsavedProducts: Story = {
  args: {
    upcoming: [],
    customers: withFirst({ isUnsaved: true, ticked: new Set(['1', '2']), failedCustomerPart: 'products' }),
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await userEvent.click(within(card).getByRole('button', { name: 'Details' }));
    await expect(within(card).getByRole('status')).toHaveTextContent('Your selection is kept.');
    await userEvent.click(within(card).getByRole('button', { name: 'Save products' }));
    await expect(actions.onProductsSave).toHaveBeenCalledWith('90000000000000001');
    await userEvent.click(within(card).getByRole('button', { name: 'Discard' }));
    await expect(actions.onProductsDiscard).toHaveBeenCalledWith('90000000000000001');
  },
};

/** Before a save, the chips say what it will add and remove. */
export const ChangedProducts: Story = {
  args: {
    upcoming: [],
    customers: withFirst({
      isUnsaved: true,
      ticked: new Set(['1', '2', '5', '7']),
      changes: unsavedProducts,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await userEvent.click(within(card).getByRole('button', { name: 'Details' }));
    const monitors = within(within(card).getByRole('region', { name: 'Monitors' })).getAllByRole('listitem');
    await expect(monitors.map(({ textContent }) => textContent)).toEqual([
      'Sneaker',
      'Alternative removed',
      'Private Inputs added',
    ]);
    await expect(within(card).getByText('Alternative', { selector: 'del' })).toBeVisible();
    await expect(within(card).getByRole('region', { name: 'Toolbox' })).toHaveTextContent(
      'Release Calendar added',
    );
    await expect(within(card).getByRole('status')).toHaveTextContent('Not saved yet: 2 added, 1 removed');
  },
};

export const ChangedProductsNarrow: Story = {
  ...ChangedProducts,
  globals: { viewport: { value: 'phone' } },
};

export const Saving: Story = {
  args: { customers: withFirst({ isSaving: true }), upcoming: [] },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Sole Society' });
    await userEvent.click(within(card).getByRole('button', { name: /Extend 1 Month/ }));
    await expect(actions.onExtend).not.toHaveBeenCalled();
  },
};

export const RenewalNotSaved: Story = {
  args: { customers: withFirst({ failedCustomerPart: 'renewal' }), upcoming: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved; the previous date still applies.');
  },
};

export const ProductsFailed: Story = {
  args: { choices: { status: 'failed', products: [] }, upcoming: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Details' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(actions.onRetryProducts).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: {
    status: 'loading',
    customers: [],
    upcoming: [],
    counts: { all: 0, overdue: 0, due: 0, active: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading customers');
  },
};

export const Failed: Story = {
  args: {
    status: 'failed',
    customers: [],
    upcoming: [],
    counts: { all: 0, overdue: 0, due: 0, active: 0 },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    customers: [],
    upcoming: [],
    list: listControls({ search: 'missing', filter: 'due', hidden: { search: 2, filter: 0 } }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No customers match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: { customers: customersOf(3), upcoming: customersOf(2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Details' })[0] as HTMLElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Scrolls in steps of a fling, and expects the scroll position to stay. */
async function flingTo(from: number, to: number): Promise<void> {
  for (let offset = from; offset <= to; offset += 600) {
    window.scrollTo(0, offset);
    await frames(2);
    await expect(Math.round(window.scrollY)).toBe(Math.round(offset));
  }
}

/** 2,000 customers in a virtualized list. */
export const Crowded: Story = {
  args: { customers: customersOf(2000), upcoming: urgentOf(12), counts: crowdedCounts },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('2,000 customers')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await flingTo(10_000, 16_000);
    // An expanded card keeps its element while it is visible.
    const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-customer]')];
    const low = cards.findLast((card) => card.getBoundingClientRect().bottom < window.innerHeight);
    if (low === undefined) throw new Error('No card is rendered.');
    await userEvent.click(within(low).getByRole('button', { name: 'Details' }));
    const detail = await within(low).findByLabelText('Next Renewal');
    // The list measures the new height a frame later.
    await frames(10);
    cards[0]?.querySelector('button')?.focus({ preventScroll: true });
    const { top } = low.getBoundingClientRect();
    await flingTo(window.scrollY + top - 20, window.scrollY + top - 20);
    await expect(low).toContainElement(detail);
    await expect(low).toBeVisible();
  },
};

/** What a search finds in a long list stays in a window, since the next key replaces it. */
export const Found: Story = {
  args: { customers: customersOf(2000), upcoming: urgentOf(12), counts: crowdedCounts },
  parameters: { picture: false },
  render: function Found({ customers, list, ...props }) {
    const [search, setSearch] = useState('');
    return (
      <CustomersScreen
        {...props}
        customers={search === '' ? customers : customers.slice(0, 200)}
        list={{ ...list, search, onSearchChange: setSearch }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await canvas.findByText(/^200 /);
    // All that fits would be rendered half a second later.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
  },
};
