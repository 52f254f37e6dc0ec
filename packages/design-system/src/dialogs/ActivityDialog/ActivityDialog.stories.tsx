import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../internal/usage';
import { ActivityDialog, type ActivityItem } from './ActivityDialog';

const at = Date.parse('2026-11-21T12:04:00Z');
const items: ActivityItem[] = [
  { id: 4, at: at + 9_000, kind: 'error', text: 'Failed to save redirect' },
  { id: 3, at: at + 8_900, kind: 'call', text: 'redirects.updateRedirect: answered with status 500' },
  { id: 2, at: at + 4_000, kind: 'success', text: 'Settings updated successfully' },
  { id: 1, at, kind: 'info', text: 'Saving settings...' },
];

const meta = {
  title: 'Dialogs/ActivityDialog',
  component: ActivityDialog,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn(), items, report: 'a line\nanother', onCopyError: fn() },
  parameters: {
    specification: '8',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The messages and failures of this tab, with their times.',
          when: ['A toast closed before it was read, or support asks what happened.'],
          whenNot: ['A failure that needs an action now: show it where it happened.'],
          keyboard: [['↑ ↓', 'Scroll the list']],
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
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(-15))).toEqual(
      [' save redirect', 'with status 500', 'ed successfully', 'ing settings...'].map((end) =>
        expect.stringContaining(end.trim()),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy report' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
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
    items: Array.from({ length: 200 }, (_, index) => ({
      id: 200 - index,
      at: at - index * 61_000,
      kind: index % 3 === 0 ? 'call' : 'error',
      text:
        index % 3 === 0
          ? 'settings.updateCustomer: answer is not as agreed: data.bots.0.users.12.permission: Invalid input'
          : 'Failed to update settings',
    })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
