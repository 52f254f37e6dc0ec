import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { unreadableRows } from '../../patterns/UnreadableRows/UnreadableRows.fixtures';
import { RedirectsScreen } from './RedirectsScreen';
import { crowdedRedirects, redirectRows } from './RedirectsScreen.fixtures';

const meta = {
  title: 'Features/redirects/RedirectsScreen',
  component: RedirectsScreen,
  tags: ['autodocs'],
  args: {
    redirects: redirectRows(6),
    total: 6,
    status: 'ready',
    onRetry: fn(),
    list: listControls(),
    onCreate: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onCopied: fn(),
    onCopyError: fn(),
    onReplaceEverywhere: fn(),
    onActiveChange: fn(),
    onDelete: fn(),
    onKeywordChange: fn(),
    onChangeMany: fn(),
    onImport: fn(),
    onExport: fn(),
    undoLabel: null,
    onUndo: fn(),
  },
  parameters: {
    specification: '2.6',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Redirects: products that match a keyword go to a separate webhook.',
          when: ['The route /monitors/redirects'],
          whenNot: ['The webhooks of one monitor: its own page.'],
          keyboard: [
            ['Enter', 'On a row: edits the redirect'],
            ['Space', 'On a row: selects it'],
          ],
          do: ['Switch at once, and switch back if saving fails.'],
        }),
      },
    },
  },
} satisfies Meta<typeof RedirectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('6 redirects')).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.filter((text) => text !== '')).toEqual(
      expect.arrayContaining(['Keyword', 'Webhook', 'Type', 'Status', 'Actions']),
    );
    const row = canvas.getByRole('row', { name: /Samba OG/ });
    await userEvent.click(within(row).getByRole('switch', { name: 'Active: Samba OG' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith({ id: 4, isActive: false });
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Samba OG' }));
    await expect(args.onEdit).toHaveBeenCalledWith(4);
    await userEvent.click(within(row).getByRole('button', { name: 'Delete Samba OG' }));
    await expect(args.onDelete).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Redirect' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** A webhook is a name until it is revealed; the menu names its redirect and copies it either way. */
export const Webhooks: Story = {
  parameters: { picture: false },
  play: async ({ canvas, args, userEvent }) => {
    const { webhook } = redirectRows(1)[0] as { webhook: string };
    const row = within(canvas.getByRole('row', { name: /Dunk/ }));
    await expect(row.getByRole('gridcell', { name: 'Webhook …en-0' })).toBeVisible();
    await expect(row.queryByText(webhook)).toBeNull();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const choose = async (name: string): Promise<void> => {
      await userEvent.click(row.getByRole('button', { name: /^Actions / }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Copy webhook of Dunk');
    await expect(written).toHaveBeenCalledWith(webhook);
    await expect(args.onCopied).toHaveBeenCalledOnce();
    written.mockRestore();
    await choose('Show webhook of Dunk');
    await expect(row.getByText(webhook)).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /^Webhook …/ })).toHaveLength(5);
    await choose('Hide webhook of Dunk');
    await expect(row.queryByText(webhook)).toBeNull();
    await choose('Replace everywhere');
    await expect(args.onReplaceEverywhere).toHaveBeenCalledWith(webhook);
    await choose('Duplicate');
    await expect(args.onDuplicate).toHaveBeenCalledWith(1);
  },
};

/** What can be done with the webhook of a redirect; with none, nothing. */
export const WebhookMenu: Story = {
  args: { redirects: crowdedRedirects.slice(1, 4) },
  play: async ({ canvas, userEvent }) => {
    const open = async (at: number): Promise<void> => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions / })[at] as HTMLElement);
    };
    await open(0);
    await expect(await screen.findByRole('menuitem', { name: 'Replace everywhere' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await open(1);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Replace everywhere' })).toBeVisible());
  },
};

export const Loading: Story = { args: { redirects: [], status: 'loading' } };

export const Empty: Story = {
  args: { redirects: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first redirect' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const FilteredToNothing: Story = {
  args: {
    redirects: [],
    list: listControls({ search: 'zebra', hidden: { search: 6, filter: 0 } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No redirects match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.onClear).toHaveBeenCalledWith({ search: true, filter: true });
  },
};

export const Failed: Story = {
  args: { redirects: [], status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The redirects could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Deleted at once; Undo stays longer than the toast. */
export const SomeUnreadable: Story = {
  args: { unreadable: unreadableRows },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 rows could not be read')).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { redirects: redirectRows(6).slice(1), undoLabel: 'Dunk' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete of Dunk' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Dunk' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jordan 1' }));
    await userEvent.keyboard('{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await expect(args.onChangeMany).toHaveBeenCalledWith({
      ids: [1, 2, 3],
      value: { field: 'delete', value: true },
    });
  },
};

export const Crowded: Story = {
  args: { redirects: crowdedRedirects },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2,002 redirects')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-body] [role="row"]').length).toBeLessThan(60);
  },
};

export const Narrow: Story = {
  args: { redirects: crowdedRedirects.slice(0, 4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
