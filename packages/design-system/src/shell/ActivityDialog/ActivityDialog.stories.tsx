import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ActivityDialog } from './ActivityDialog';
import type { ActivityItem } from './ActivityEntry';

const at = Date.parse('2026-11-21T12:04:00Z');
const item = (id: number, kind: ActivityItem['kind'], text: string): ActivityItem => ({
  id,
  at: at + id * 4_000,
  kind,
  text,
  cause: null,
  count: 1,
  action: null,
});
const items: ActivityItem[] = [
  { ...item(5, 'success', 'Redirect deleted: jordan'), action: { id: 'undo:1', label: 'Undo' } },
  {
    ...item(4, 'error', 'Failed to save redirect'),
    cause: 'redirects.updateRedirect: answered with status 500',
  },
  {
    ...item(3, 'call', 'monitors.getMonitors: no answer'),
    count: 3,
    action: { id: 'retry:1', label: 'Retry' },
  },
  item(2, 'success', 'Settings updated successfully'),
  item(1, 'info', 'Saving settings...'),
];

const meta = {
  title: 'Shell/ActivityDialog',
  component: ActivityDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    items,
    unreadAfter: 2,
    report: 'a line\nanother',
    onAction: fn(),
    onCopyError: fn(),
  },
  parameters: {
    specification: '8',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary:
            'The messages and failures of this tab, with their times, and what can still be done about them.',
          when: ['A toast closed before it was read, or support asks what happened.'],
          whenNot: ['A failure that needs an action now: show it where it happened.'],
          keyboard: [
            ['Tab', 'Goes from the filter to the list and its buttons'],
            ['← →', 'Changes the filter'],
            ['↑ ↓', 'Scroll the list'],
          ],
          dont: ['Show addresses, request bodies or tokens.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ActivityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const news = within(screen.getByRole('region', { name: 'New' }));
    await expect(news.getAllByRole('listitem')).toHaveLength(3);
    await expect(news.getByText('3 times')).toBeInTheDocument();
    await userEvent.click(news.getByRole('button', { name: 'Undo' }));
    await expect(args.onAction).toHaveBeenCalledWith('undo:1');
    await userEvent.click(news.getByRole('button', { name: 'Retry' }));
    await expect(args.onAction).toHaveBeenCalledWith('retry:1');
    await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Only what failed; the filter says how many there are. */
export const OnlyFailed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Failed/ }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Everything was read before; nothing failed. */
export const NothingFailed: Story = {
  args: { items: items.slice(3), unreadAfter: 5 },
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('heading', { name: 'Earlier' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Failed/ }));
    await expect(screen.getByText('Nothing failed')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [], report: '' },
  play: async () => {
    await expect(screen.getByText('Nothing happened yet')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Copy report' })).toBeDisabled();
  },
};

export const Crowded: Story = {
  args: {
    unreadAfter: 180,
    items: Array.from({ length: 200 }, (_, index) =>
      index % 3 === 0
        ? {
            ...item(200 - index, 'error', 'Failed to update settings'),
            cause:
              'settings.updateCustomer: answer is not as agreed: data.bots.0.users.12.permission: Invalid input',
          }
        : item(200 - index, 'call', 'redirects.getRedirects: timed out'),
    ),
  },
};
