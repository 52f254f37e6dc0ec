import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { CustomersScreen } from './CustomersScreen';
import { choices, crowdedCounts, customersOf } from './CustomersScreen.fixtures';

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
  title: 'Features/customers/CustomersScreen/Selection',
  component: CustomersScreen,
  args: {
    customers: customersOf(6),
    upcoming: [],
    counts: { all: 6, overdue: 2, due: 2, active: 1 },
    status: 'ready',
    choices,
    list: listControls(),
    order: 'renewal',
    onRetry: fn(),
    onOrderChange: fn(),
    onExport: fn(),
    onChangeMany: fn(),
    actions,
  },
  parameters: {
    specification: '4.19',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'Selecting customers, and what can be done with several.',
          when: ['Many customers get the same renewal or the same products.'],
          whenNot: ['One customer: the buttons of the card.'],
          keyboard: [
            ['Space', 'On a checkbox: selects the customer; with Shift all from the last one'],
            ['Ctrl or ⌘ + A', 'In the list: selects all that are shown'],
            ['Escape', 'In the list: clears the selection'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof CustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const idsOf = (...indexes: readonly number[]): readonly string[] =>
  indexes.map((index) => customersOf(6)[index]?.id ?? '');

/** A range with Shift. The bar offers all, and an export of the selected ones. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sole Society' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select The Lounge' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Night Owl Drops' })).toBeChecked();
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('3 selected of 6 shown')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Select all 6 that match' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Set date…' }));
    await expect(args.onChangeMany).toHaveBeenCalledWith({ ids: idsOf(0, 1, 2), kind: 'date' });
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    const [json] = await screen.findAllByRole('menuitem', { name: /^JSON/ });
    await userEvent.click(json as HTMLElement);
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'json', ids: idsOf(0, 1, 2) });
  },
};

/** Ctrl+A selects all with the focus in the list, Escape none. */
export const AllByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Vault' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(
      await canvas.findByText('6 selected of 6 shown', { selector: '[data-count]' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend by a month' }));
    await expect(args.onChangeMany).toHaveBeenCalledWith({ ids: idsOf(4), kind: 'extend' });
  },
};

/** Products cannot be changed before they are loaded. */
export const ProductsLoading: Story = {
  args: { choices: { status: 'loading', products: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByRole('button', { name: 'Products…' })).toBeDisabled();
  },
};

/** Phones have one button for the changes. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Vault' });
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Products…' }));
    await expect(args.onChangeMany).toHaveBeenCalledWith({ ids: idsOf(4), kind: 'products' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** All of 2,000 customers, of which a few are rendered. */
export const Crowded: Story = {
  args: { customers: customersOf(2000), counts: crowdedCounts },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sole Society' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 2,000 that match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Extend by a month' }));
    await expect(args.onChangeMany).toHaveBeenCalledWith({
      ids: customersOf(2000).map(({ id }) => id),
      kind: 'extend',
    });
  },
};
