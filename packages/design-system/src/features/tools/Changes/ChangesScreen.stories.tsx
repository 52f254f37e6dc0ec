import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { entries, many } from './ChangesScreen.fixtures';
import { ChangesScreen } from './ChangesScreen';

const meta = {
  title: 'Features/tools/ChangesScreen',
  component: ChangesScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.20',
    docs: {
      description: {
        component: usage({
          summary:
            'What a person changed in this browser, by day, with the values before and after and a way back.',
          when: ['The tool Changes.'],
          whenNot: ['What happened in this tab, failures included: ActivityDialog.'],
          keyboard: [['Tab', 'Goes from the search to the kind, the actions and the entries']],
          do: ['Say why an entry cannot be reverted.'],
          dont: ['Show a secret before it is revealed.'],
        }),
      },
    },
  },
  args: {
    entries,
    total: entries.length,
    search: '',
    onSearchChange: fn(),
    shownKind: 'all',
    kinds: ['settings', 'redirects', 'monitors', 'lists', 'updates'],
    onKindChange: fn(),
    onExport: fn(),
    onRevert: fn(),
    question: null,
    onRevertConfirm: fn(),
    onRevertCancel: fn(),
    onClear: fn(),
    isClearing: false,
    onClearConfirm: fn(),
    onClearCancel: fn(),
  },
} satisfies Meta<typeof ChangesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day: a secret, a job, one that no call takes back, one of another tab, one that was reverted, one that failed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'November 21, 2026' })).toBeVisible();
    const dunk = within(canvas.getByRole('article', { name: 'Redirect “Dunk” changed' }));
    await expect(dunk.queryByText(/second-c3d4/)).toBeNull();
    await userEvent.click(dunk.getByRole('button', { name: 'Show secrets' }));
    await expect(dunk.getByText(/second-c3d4/)).toBeVisible();
    await userEvent.click(dunk.getByRole('button', { name: 'Hide secrets' }));
    await userEvent.click(dunk.getByRole('button', { name: /^Revert/ }));
    await expect(args.onRevert).toHaveBeenCalledWith('1');
    const sent = within(canvas.getByRole('article', { name: 'Update “Restock at noon” sent' }));
    await expect(sent.queryByRole('button', { name: /^Revert/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search changes' }), 'd');
    await expect(args.onSearchChange).toHaveBeenCalledWith('d');
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'csv', ids: null });
    await userEvent.click(canvas.getByRole('button', { name: 'List options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear…' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { entries: [], total: 0, kinds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes yet')).toBeVisible();
  },
};

/** A search that nothing matches. */
export const NothingFound: Story = {
  args: { entries: [], search: 'zebra' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 6 changes')).toBeVisible();
    await userEvent.click(
      within(canvas.getByText('No changes match.').parentElement ?? document.body).getByRole('button', {
        name: 'Clear filters',
      }),
    );
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  },
};

/** A revert is in progress. */
export const Saving: Story = {
  args: {
    entries: entries.map((entry) =>
      entry.id === '1' ? Object.assign({}, entry, { revert: 'running' as const }) : entry,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Revert: Redirect “Dunk” changed/ }));
    await expect(args.onRevert).not.toHaveBeenCalled();
  },
};

/** A job of several rows asks first. */
export const Question: Story = {
  args: {
    question: {
      title: '3 redirects changed',
      rows: ['Redirect “Samba”', 'Redirect “Jordan 4”', 'Redirect “DD1391-100”'],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Redirect “Jordan 4”/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revert 3 changes' }));
    await expect(args.onRevertConfirm).toHaveBeenCalledOnce();
  },
};

export const Clearing: Story = {
  args: { isClearing: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(args.onClearConfirm).toHaveBeenCalledOnce();
  },
};

/** As many entries as the journal has; only those in view are rendered. */
export const Crowded: Story = {
  args: { entries: many, total: many.length, kinds: ['inputs'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 changes')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};
