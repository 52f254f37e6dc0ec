import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { MonitorsScreen } from './MonitorsScreen';
import { SelectedMonitors } from './SelectedMonitors/SelectedMonitors';
import { crowdedRows, monitorRows, plainRows } from './MonitorsScreen.fixtures';

const acts = { onPin: fn() };

const meta = {
  title: 'Features/monitors/MonitorsScreen',
  component: MonitorsScreen,
  subcomponents: { SelectedMonitors },
  tags: ['autodocs'],
  args: {
    monitors: plainRows,
    total: plainRows.length,
    status: 'ready',
    columns: { type: false, status: false },
    filters: ['all', 'alternative', 'sneaker', 'not-setup'],
    counts: { blocked: 0, offline: 0, 'not-setup': 1 },
    list: listControls(),
    hrefOf: ({ uuid }) => `/monitors/${uuid}`,
    linkQuery: () => '?search=x',
    onOpen: fn(),
    onAddLink: fn(),
    selected: (selection) => <SelectedMonitors {...selection} {...acts} />,
    isDeveloper: false,
    onCreateMonitor: fn(),
    onCreateUpdate: fn(),
  },
  parameters: {
    specification: '2.7',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'The customer’s monitors, with filter and search.',
          when: ['The route /monitors'],
          whenNot: ['One monitor: MonitorDetailScreen.'],
          keyboard: [
            ['Enter', 'On a row: opens the monitor'],
            ['↑ ↓ Home End', 'Move through the rows'],
            ['Space', 'On a row: selects it'],
          ],
          do: ['Keep filter and search in the URL, so that Back returns to the same list.'],
        }),
      },
    },
  },
} satisfies Meta<typeof MonitorsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('6 monitor(s)')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create new monitor' })).toBeNull();
    const row = canvas.getByRole('row', { name: /Northline/ });
    const edit = within(row).getByRole('link', { name: /^Edit / });
    await expect(edit).toHaveAttribute('href', '/monitors/monitor-2');
    await userEvent.click(edit);
    await expect(edit).toHaveAttribute('href', '/monitors/monitor-2?search=x');
    await expect(args.onOpen).toHaveBeenCalledWith(plainRows[1]);
    await userEvent.type(canvas.getByPlaceholderText('Search monitors...'), 's');
    await expect(args.list.onSearchChange).toHaveBeenCalledWith('s');
  },
};

export const Developer: Story = {
  args: {
    isDeveloper: true,
    monitors: monitorRows(6),
    columns: { type: true, status: true },
    counts: { blocked: 1, offline: 1, 'not-setup': 1 },
    filters: ['all', 'alternative', 'sneaker', 'not-setup', 'blocked', 'offline'],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'Product',
      'Type',
      'Status',
      'Actions',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create new monitor' }));
    await expect(args.onCreateMonitor).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Create new update' }));
    await expect(args.onCreateUpdate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '1 blocked' }));
    await expect(args.list.onFilterChange).toHaveBeenLastCalledWith('blocked');
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'All',
      'Alternative',
      'Sneaker',
      'Not Setup',
      'Blocked',
      'Offline',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Blocked' }));
    await expect(args.list.onFilterChange).toHaveBeenCalledTimes(2);
  },
};

/** Selected monitors can be pinned. */
export const Selected: Story = {
  args: {
    monitors: plainRows.map((row) => Object.assign({}, row, { isPinned: row.uuid === 'monitor-1' })),
  },
  play: async ({ canvas, userEvent }) => {
    const select = (name: string) =>
      userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
    await select('Northline');
    await select('Kiosk 44');
    await expect(canvas.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pin' }));
    await expect(acts.onPin).toHaveBeenCalledWith({ uuids: ['monitor-2', 'monitor-4'], isPinned: true });
  },
};

/** The icon has a name, which is its tooltip, too. */
export const NeedsSetup: Story = {
  args: {
    monitors: plainRows.filter(({ needsSetup }) => needsSetup),
    list: listControls({ filter: 'not-setup' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '1 needs setup', pressed: true })).toBeVisible();
    await expect(canvas.getByText('1 monitor(s) of 6')).toBeVisible();
    const icon = canvas.getByRole('img', { name: 'Monitor needs setup' });
    await expect(within(icon).getByTitle('Monitor needs setup')).toBeVisible();
    await expect(icon).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { monitors: [], total: 0, status: 'loading', counts: { blocked: 0, offline: 0, 'not-setup': 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Monitors')).toBeInTheDocument();
    await expect(canvas.queryByText('No monitors found')).toBeNull();
  },
};

export const Empty: Story = {
  args: { monitors: [], counts: { blocked: 0, offline: 0, 'not-setup': 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No monitors found')).toBeVisible();
    await expect(canvas.getByText('0 monitor(s)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create the first monitor' })).toBeNull();
  },
};

export const EmptyForDevelopers: Story = {
  args: { ...Empty.args, isDeveloper: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first monitor' }));
    await expect(args.onCreateMonitor).toHaveBeenCalledOnce();
  },
};

export const FilteredToNothing: Story = {
  args: {
    monitors: [],
    list: listControls({
      search: 'zebra',
      filter: 'sneaker',
      hidden: { search: 3, filter: 0 },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No monitors found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledOnce();
  },
};

export const Crowded: Story = {
  args: {
    ...Developer.args,
    monitors: crowdedRows,
    counts: { blocked: 50, offline: 50, 'not-setup': 44 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('302 monitor(s)')).toBeVisible();
    await expect(canvas.getByText('Waiting for a proxy list')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-body] [role="row"]').length).toBeLessThan(60);
  },
};

export const Narrow: Story = {
  args: { ...Developer.args, monitors: crowdedRows.slice(0, 5) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
