import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { unreadableRows } from '../../patterns/UnreadableRows/UnreadableRows.fixtures';
import { CommandsScreen } from './CommandsScreen';
import { commandsOf, servers } from './CommandsScreen.fixtures';

const meta = {
  title: 'Features/commands/CommandsScreen',
  component: CommandsScreen,
  tags: ['autodocs'],
  args: {
    status: 'ready',
    servers,
    serverId: '900000000000000001',
    commands: commandsOf(9),
    total: 9,
    commandsStatus: 'ready',
    list: listControls(),
    onServerChange: fn(),
    onAuthorize: fn(),
    onRetryCommands: fn(),
    onEdit: fn(),
    onApply: fn(),
    onApplyTo: fn(),
    onCopyRights: fn(),
  },
  parameters: {
    specification: '2.11',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'The bot’s commands in one server, and who can use them.',
          when: ['The route /commands'],
          whenNot: ['Access to the dashboard: Dashboard Access.'],
          keyboard: [['Enter', 'On a command: opens its permissions']],
        }),
      },
    },
  },
} satisfies Meta<typeof CommandsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByTitle('Custom permissions applied')).toHaveLength(3);
    await userEvent.type(canvas.getByPlaceholderText('Search commands...'), 'r');
    await expect(args.list.onSearchChange).toHaveBeenCalledWith('r');
    const row = canvas.getByRole('row', { name: /restock/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Edit / }));
    await expect(args.onEdit).toHaveBeenCalledWith('2');
    await userEvent.click(within(row).getByRole('button', { name: /^Apply to other commands / }));
    await expect(args.onApply).toHaveBeenCalledWith('2');
  },
};

/** Two commands are selected: they can get the permissions of another one. */
export const Selected: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const name of [/restock/, /profit/]) {
      await userEvent.click(within(canvas.getByRole('row', { name })).getByRole('checkbox'));
    }
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected of 9 shown')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Apply permissions…' }));
    await expect(args.onApplyTo).toHaveBeenCalledWith(['2', '4']);
  },
};

export const SelectedNarrow: Story = {
  args: { commands: commandsOf(5) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('button', { name: 'Apply…' })).toBeVisible();
  },
};

/** What few need is in the menu of the list. */
export const ListOptions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const item = { name: 'Copy a role’s rights' };
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(await screen.findByRole('menuitem', item));
    await expect(args.onCopyRights).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'List options' }));
    await waitFor(() => expect(screen.getByRole('menuitem', item)).toBeVisible());
  },
};

export const ChoosingTheServer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Server/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'The Lounge' }));
    await expect(args.onServerChange).toHaveBeenCalledWith('900000000000000002');
  },
};

export const Loading: Story = {
  args: { status: 'loading', servers: [], serverId: null, commands: [], commandsStatus: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Commands' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { commands: [], list: listControls({ search: 'nothing', hidden: { search: 4, filter: 0 } }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No commands found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledWith({ search: true, filter: true });
  },
};

export const Failed: Story = {
  args: { commands: [], commandsStatus: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch commands')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryCommands).toHaveBeenCalledOnce();
  },
};

export const SomeUnreadable: Story = {
  args: { unreadable: unreadableRows },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 rows could not be read')).toBeVisible();
  },
};

export const ServersFailed: Story = {
  args: { status: 'failed', failedText: 'Failed to fetch servers. Please try again.', servers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch servers. Please try again.')).toBeVisible();
  },
};

export const NoServers: Story = {
  args: { servers: [], serverId: null, commands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your bot is not in a server yet')).toBeVisible();
  },
};

/** Back from the authorization page without an authorization. */
export const Unauthorized: Story = {
  args: { status: 'unauthorized', servers: [], serverId: null, commands: [] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Commands need your authorization')).toBeVisible();
    await expect(canvas.getByText(/^Discord will ask you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Authorize' }));
    await expect(args.onAuthorize).toHaveBeenCalledOnce();
  },
};

export const NoBot: Story = {
  args: { status: 'no-bot', servers: [], serverId: null, commands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your bot is not set up yet')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { commands: commandsOf(5), serverId: '900000000000000003' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
