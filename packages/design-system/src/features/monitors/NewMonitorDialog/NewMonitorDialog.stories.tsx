import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { NewMonitorDialog } from './NewMonitorDialog';

const meta = {
  title: 'Features/monitors/NewMonitorDialog',
  component: NewMonitorDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    values: {
      siteName: '',
      monitorType: 'product',
      isVisible: true,
      productId: '5',
      exampleInputs: [],
      regions: ['EU'],
    },
    products: [
      { id: '4', name: 'Alternative' },
      { id: '5', name: 'Sneaker' },
    ],
    productsStatus: 'ready',
    onRetryProducts: fn(),
    onChange: fn(),
    onExamplesAdd: fn(),
    onExampleRemove: fn(),
    onRegionsAdd: fn(),
    onRegionRemove: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.7',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Creates a monitor, for developers.',
          when: ['“Create new monitor” on the overview.'],
          whenNot: ['To change a monitor: its own page.'],
          keyboard: [
            ['Enter', 'Submits from any single-line field'],
            ['Escape', 'Closes; asks first if something was typed'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof NewMonitorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Site Name' }), 'K');
    await expect(args.onChange).toHaveBeenCalledWith({ siteName: 'K' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Regions' }), 'US{Enter}');
    await expect(args.onRegionsAdd).toHaveBeenCalledWith(['US']);
    await userEvent.click(screen.getByRole('textbox', { name: 'Example URLs' }));
    await userEvent.paste('https://shop.example/a b\nDD1391-100');
    await expect(args.onExamplesAdd).toHaveBeenLastCalledWith(['https://shop.example/a b', 'DD1391-100']);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Create monitor' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const TypeNew: Story = {
  args: {
    values: {
      siteName: 'Kith',
      monitorType: 'new',
      isVisible: false,
      productId: '5',
      exampleInputs: ['https://kith.example/p/1'],
      regions: ['EU', 'US'],
    },
  },
};

export const ProductsFailed: Story = {
  args: { products: [], productsStatus: 'failed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryProducts).toHaveBeenCalledOnce();
  },
};

export const NameTaken: Story = { args: { error: 'A monitor with this name already exists' } };

export const Saving: Story = { args: { isSaving: true } };
