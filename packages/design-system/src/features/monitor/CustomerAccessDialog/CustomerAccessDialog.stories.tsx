import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { CustomerAccessDialog } from './CustomerAccessDialog';

const names = ['Sole Society', 'Heat Check', 'Restock Radar', 'Northside Kicks', 'Lace Theory', 'Copdesk'];
const customers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    customer_id: String(201474683920318464n + BigInt(index)),
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`,
  }));
const few = customers(6);
const [first, second] = few.map(({ customer_id }) => customer_id);

const meta = {
  title: 'Features/monitor/CustomerAccessDialog',
  component: CustomerAccessDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    status: 'ready',
    onRetry: fn(),
    customers: few,
    total: 6,
    accessIds: [first ?? ''],
    onAccessChange: fn(),
    search: '',
    onSearchChange: fn(),
    onSave: fn(),
    onClose: fn(),
    isDirty: false,
    isSaving: false,
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'Chooses which customers see a monitor.',
          when: ['“Add User” on a monitor’s page, for developers.'],
          whenNot: ['Access to the dashboard: the Dashboard Access screen.'],
          keyboard: [['Space', 'Gives or removes access for the focused row']],
        }),
      },
    },
  },
} satisfies Meta<typeof CustomerAccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('1 of 6 with access')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Heat Check' }));
    await expect(args.onAccessChange).toHaveBeenCalledWith([first, second]);
    await expect(screen.getByRole('button', { name: 'Save access' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { status: 'failed', customers: [], total: 0, accessIds: [] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('The customers could not be loaded')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** After a failed save the choices are kept. */
export const SaveFailed: Story = {
  args: {
    isDirty: true,
    accessIds: [first ?? '', second ?? ''],
    error: 'Failed to update customer access',
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save access' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Who has access is what is edited: Escape keeps it and closes the dialog. */
export const ClosedWhileSearched: Story = {
  parameters: { picture: false },
  args: { customers: few.slice(0, 1), search: 'sole', accessIds: [first ?? '', second ?? '', 'elsewhere'] },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    screen.getByRole('checkbox', { name: 'Select Sole Society' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAccessChange).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What the search hides, and ids that are in no row, keep their access when all that is shown loses it. */
export const ClearedWhileSearched: Story = {
  parameters: { picture: false },
  args: { customers: few.slice(0, 1), search: 'sole', accessIds: [first ?? '', second ?? '', 'elsewhere'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onAccessChange).toHaveBeenCalledWith([second, 'elsewhere']);
  },
};

/** Two thousand customers in a virtualized list. */
export const Crowded: Story = {
  args: { customers: customers(2_000), total: 2_000 },
  play: async () => {
    await expect(screen.getByText('1 of 2,000 with access')).toBeInTheDocument();
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
  },
};
