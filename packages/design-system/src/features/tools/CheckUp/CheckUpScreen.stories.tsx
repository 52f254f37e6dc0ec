import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { areas, away, crowded, groups, notScanned, scanned } from './CheckUp.fixtures';
import { CheckUpScreen } from './CheckUpScreen';

const progress = { isRunning: false, done: 15, total: 15, failed: [] };

const meta = {
  title: 'Features/tools/CheckUpScreen',
  component: CheckUpScreen,
  tags: ['autodocs'],
  args: {
    groups,
    away,
    areas,
    scan: notScanned,
    onScan: fn(),
    onScanStop: fn(),
    onScanRetry: fn(),
    onRetry: fn(),
    onGo: fn(),
    onPutAway: fn(),
    onBringBack: fn(),
  },
  parameters: {
    specification: '2.20',
    layout: 'padded',
    docs: {
      description: {
        component: usage({
          summary: 'What is wrong or likely so, why it matters, and a way to its field.',
          when: ['The tool Check-up.'],
          whenNot: ['The first steps of an account: SetupDialog.'],
          do: [
            'Say what was not looked at, and when the rest was.',
            'Say how many calls a scan makes, before it.',
          ],
          dont: ['Say that everything works: nothing found is all that is known.'],
          keyboard: [['Enter', 'On “Put away”: opens the reasons']],
        }),
      },
    },
  },
} satisfies Meta<typeof CheckUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 things to look at');
    await userEvent.click(canvas.getByRole('button', { name: 'Look through 12 monitors and 3 servers' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Put away dunk low' }));
    const menu = await within(document.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'It is meant to be like this' }));
    await expect(args.onPutAway).toHaveBeenCalledWith({ id: 'shadowed:dunk low', reason: 'meant' });
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
  },
};

export const Loading: Story = {
  args: {
    groups: [],
    away: [],
    areas: areas
      .slice(0, 3)
      .map((area) => (area.id === 'settings' ? area : { id: area.id, state: 'loading' })),
    scan: { ...notScanned, calls: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking…');
  },
};

export const NothingFound: Story = {
  args: { groups: [], away: [], areas: scanned, scan: { ...notScanned, progress: { ...progress, done: 9 } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onScanRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Nothing found in what was looked at')).toBeVisible();
    await expect(canvas.getByText(/^Not looked at: open Commands first/)).toBeVisible();
  },
};

/** The lists could not be loaded, and a monitor of the scan could not. */
export const Failed: Story = {
  args: {
    groups: [],
    areas: areas.map((area) =>
      area.id === 'redirects' ? { id: area.id, state: 'failed', reason: 'The server did not answer.' } : area,
    ),
    scan: {
      ...notScanned,
      progress: {
        ...progress,
        failed: [{ id: 'monitor 1', name: 'Night Vault', reason: 'The server did not answer.' }],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Retry' });
    await userEvent.click(first as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(second as HTMLElement);
    await expect(args.onScanRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Put away/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back Summer drops' }));
    await expect(args.onBringBack).toHaveBeenCalledWith('inputsOff:Summer drops');
  },
};

/** Many problems, while a scan looks for more. */
export const Crowded: Story = {
  args: { groups: crowded, scan: { ...notScanned, progress: { ...progress, isRunning: true, done: 6 } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onScanStop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 38' }));
    await expect(canvas.getByRole('link', { name: /name 38$/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
  },
};
