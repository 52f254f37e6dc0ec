import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { HistoryScreen, type HistoryItem } from './HistoryScreen';

const today = Date.parse('2026-11-21T12:04:00Z');
const item = (minutes: number, kind: HistoryItem['kind'], text: string): HistoryItem => ({
  id: `${minutes}`,
  at: today - minutes * 60_000,
  kind,
  text,
  cause: null,
  count: 1,
  changes: [],
  canUndo: false,
});
const items: HistoryItem[] = [
  {
    ...item(0, 'act', 'Turned off 15 inputs of Nike SNKRS'),
    changes: Array.from({ length: 15 }, () => ({
      label: 'Active',
      before: 'true',
      after: 'false',
      isSecret: false,
    })),
    canUndo: true,
  },
  {
    ...item(4, 'error', 'Failed to save redirect'),
    cause: 'redirects.updateRedirect: answered with status 500',
  },
  { ...item(9, 'call', 'monitors.getMonitors: no answer'), count: 3 },
  {
    ...item(21, 'act', 'Changed the redirect “Dunk”'),
    changes: [
      { label: 'Keyword', before: 'Dunk', after: 'Dunk Low', isSecret: false },
      {
        label: 'Webhook',
        before: 'https://discord.com/api/webhooks/1/first',
        after: 'https://discord.com/api/webhooks/1/second',
        isSecret: true,
      },
    ],
    canUndo: true,
  },
  item(1_500, 'success', 'Redirect deleted: jordan'),
  item(1_512, 'act', 'Changed your settings'),
];

const meta = {
  title: 'Features/tools/HistoryScreen',
  component: HistoryScreen,
  tags: ['autodocs'],
  args: { items, onUndo: fn() },
  parameters: {
    specification: '2.20',
    docs: {
      description: {
        component: usage({
          summary: 'What was done and what failed in this browser, one line an act.',
          when: [
            'A message closed before it was read, an edit is to be taken back, support asks what happened.',
          ],
          whenNot: ['A failure that needs an action now: show it where it happened.'],
          keyboard: [['Enter', 'On a number of changes: shows them']],
          dont: ['Show addresses, request bodies or tokens.'],
        }),
      },
    },
  },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Turned off 15 inputs of Nike SNKRS' }));
    await expect(args.onUndo).toHaveBeenCalledWith('0');
    await expect(canvas.getByText('Turned off 15 inputs of Nike SNKRS').closest('li')).toHaveFocus();
  },
};

/** A webhook is named by its last characters. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2 changes'));
    await expect(canvas.getByText('Webhook …cond')).toBeVisible();
  },
};

/** Only what failed; the filter says how many there are. */
export const OnlyFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Failed/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NothingFailed: Story = {
  args: { items: items.slice(4) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Failed/ }));
    await expect(canvas.getByText('Nothing failed')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing happened yet')).toBeInTheDocument();
  },
};
