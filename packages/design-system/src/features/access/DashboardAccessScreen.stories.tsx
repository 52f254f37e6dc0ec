import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { DashboardAccessScreen } from './DashboardAccessScreen';
import { crowded, users } from './DashboardAccessScreen.fixtures';

const meta = {
  title: 'Features/access/DashboardAccessScreen',
  component: DashboardAccessScreen,
  tags: ['autodocs'],
  args: {
    users,
    total: users.length,
    list: listControls(),
    status: 'ready',
    onInvite: fn(),
    onRemove: fn(),
    onRemoveMany: fn(),
  },
  parameters: {
    specification: '2.4',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The people who can use the dashboard; invites and removes them.',
          when: ['The route /dashboard-access'],
          whenNot: ['Permissions for commands: Commands.'],
        }),
      },
    },
  },
} satisfies Meta<typeof DashboardAccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const owner = canvas.getByRole('row', { name: /Ada Okafor/ });
    await expect(within(owner).getByText('Owner')).toBeVisible();
    await expect(within(owner).queryByRole('button', { name: /^Remove / })).toBeNull();
    const admin = canvas.getByRole('row', { name: /Grace Lindqvist/ });
    await expect(within(admin).getByText('Admin')).toBeVisible();
    await userEvent.click(within(admin).getByRole('button', { name: /^Remove / }));
    await expect(args.onRemove).toHaveBeenCalledWith('310848622642069504');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

/** Two users are selected: their access can be removed. */
export const Selected: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const name of [/Grace Lindqvist/, /Jonas Keller/]) {
      await userEvent.click(within(canvas.getByRole('row', { name })).getByRole('checkbox'));
    }
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected of 4 shown')).toBeVisible();
    const ids = ['310848622642069504', '398201554837405696'];
    await userEvent.click(bar.getByRole('button', { name: 'Remove access' }));
    await expect(args.onRemoveMany).toHaveBeenCalledWith(ids);
  },
};

export const SelectedNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('button', { name: 'Remove…' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { users: [], total: 0, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Dashboard users');
  },
};

export const Empty: Story = {
  args: { users: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users yet')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { users: crowded.slice(0, 4), total: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A search that matches no user says so, and clears. */
export const NoMatches: Story = {
  args: { users: [], list: listControls({ search: 'zoe', hidden: { search: users.length, filter: 0 } }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('zoe');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledWith({ search: true, filter: true });
  },
};
