import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { CustomerChangeDialog, type CustomerChangeDialogProps } from './CustomerChangeDialog';
import { choices } from './CustomersScreen.fixtures';

const owned = ['all', 'none', 'some'] as const;
const products: CustomerChangeDialogProps['products'] = choices.products.map(
  ({ key, name, kind }, index) => ({
    key,
    name,
    kind,
    owned: owned[index % owned.length] ?? 'none',
  }),
);
const none: ReadonlySet<string> = new Set();

const meta = {
  title: 'Features/customers/CustomerChangeDialog',
  component: CustomerChangeDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    value: { kind: 'extend' },
    onDayChange: fn(),
    products: [],
    onProductsChange: fn(),
    preview: {
      count: 2,
      unchanged: 1,
      rows: [
        { id: '1', name: 'Sole Society', before: '2026-11-12', after: '2026-12-12' },
        { id: '2', name: 'The Lounge', before: '2026-11-24', after: '2026-12-24' },
      ],
    },
    progress: null,
    result: null,
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    canUndo: false,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '4.19',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'Extends several customers, sets their renewal or changes their products.',
          when: ['Customers are selected.'],
          whenNot: ['One customer: the card and its details.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CustomerChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend by a month' }));
    await expect(dialog.getByText('2 customers will be updated · 1 unchanged')).toBeInTheDocument();
    await expect(dialog.getByText('December 12, 2026')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Nothing is previewed before a date is complete. */
export const DateToChoose: Story = {
  args: { value: { kind: 'date', day: '' }, preview: { count: 0, unchanged: 3, rows: [] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set renewal date' }));
    await expect(dialog.queryByText(/unchanged/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Set date' })).toBeDisabled();
  },
};

export const SetDate: Story = {
  args: { value: { kind: 'date', day: '2026-12-12' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set renewal date' }));
    await userEvent.click(dialog.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2027');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2027-12-12');
  },
};

/** A product that some of them have stays as it is, until it is pressed. */
export const Products: Story = {
  args: { value: { kind: 'products', added: none, removed: none }, products },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change products' }));
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
    const mixed = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Account Toolbox' });
    await expect(mixed.indeterminate).toBe(true);
    await userEvent.click(mixed);
    await expect(args.onProductsChange).toHaveBeenLastCalledWith({ added: new Set(['3']), removed: none });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Basic Toolbox' }));
    await expect(args.onProductsChange).toHaveBeenLastCalledWith({ added: none, removed: new Set(['1']) });
  },
};

/** A press that returns a product to where it was takes the change back. */
export const ProductsChosen: Story = {
  args: {
    value: { kind: 'products', added: new Set(['2']), removed: new Set(['3']) },
    products,
    preview: {
      count: 1,
      unchanged: 0,
      rows: [
        {
          id: '1',
          name: 'Sole Society',
          before: 'Account Toolbox',
          after: 'Basic Toolbox, Release Calendar',
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change products' }));
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Account Toolbox' }));
    await expect(args.onProductsChange).toHaveBeenLastCalledWith({ added: new Set(['2']), removed: none });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Release Calendar' }));
    await expect(args.onProductsChange).toHaveBeenLastCalledWith({ added: none, removed: new Set(['3']) });
  },
};

export const ProductsNarrow: Story = {
  args: ProductsChosen.args ?? {},
  globals: { viewport: { value: 'phone' } },
};

export const Running: Story = {
  args: { preview: null, progress: { done: 120, total: 2000, failed: 1 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const SomeFailed: Story = {
  args: {
    preview: null,
    canUndo: true,
    result: {
      done: 2,
      stopped: 0,
      failed: [{ id: '3', name: 'Vault', reason: 'The server answered with 500.' }],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend by a month' }));
    await expect(dialog.getByText('2 of 3 customers updated')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry 1 customer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
