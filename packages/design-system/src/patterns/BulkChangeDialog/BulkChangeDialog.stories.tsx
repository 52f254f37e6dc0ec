import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../../primitives/TextField/TextField';
import { BulkChangeDialog } from './BulkChangeDialog';
import type { BulkChangeDialogProps } from './types';
import { changedRows, someFailed } from './BulkChangeDialog.fixtures';

const field = <TextField label="New webhook" value="https://discord.com/…" onChange={fn()} mono />;

const meta = {
  title: 'Patterns/BulkChangeDialog',
  component: BulkChangeDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Change the webhook',
    description: 'Sends the redirects you selected to another webhook.',
    noun: 'redirects',
    children: field,
    preview: { count: 5, unchanged: 2, rows: changedRows(5) },
    confirmLabel: 'Change 5 redirects',
    progress: null,
    result: null,
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.6',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Changes many rows: shows what will change, follows the job, and lists what failed.',
          when: ['Several selected rows get the same value, or are removed.'],
          whenNot: ['One row: its own form, or the cell.', 'Other values for each row: ImportDialog.'],
          keyboard: [
            ['Enter', 'Starts the change, in a field'],
            ['Arrow keys, Page Up / Down', 'Scroll the focused list'],
            ['Escape', 'Closes the dialog, but not while the job is running'],
          ],
          do: [
            'Leave out the rows that have the value already, and count them.',
            'Name a webhook by its last characters.',
          ],
          dont: ['Offer Undo where the calls cannot restore the rows.'],
        }),
      },
    },
  },
} satisfies Meta<typeof BulkChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('5 redirects will be changed · 2 unchanged')).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('Webhook …k3LpbecomesWebhook …Qx7f');
    await expect(rows[2]).toHaveTextContent('NonebecomesWebhook …Qx7f');
    await userEvent.click(screen.getByRole('textbox', { name: 'New webhook' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is previewed until there is a valid value. */
export const NoValue: Story = {
  args: { preview: null, confirmLabel: 'Change redirects' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Change redirects' })).toBeDisabled();
    await expect(screen.queryByRole('list', { name: 'Changes' })).toBeNull();
  },
};

export const NothingToChange: Story = {
  args: { preview: { count: 0, unchanged: 12, rows: [] }, confirmLabel: 'Change redirects' },
  play: async () => {
    await expect(screen.getByText('Nothing to change · 12 unchanged')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Change redirects' })).toBeDisabled();
  },
};

/** An act without a value; the rows go. */
export const Removal: Story = {
  args: {
    title: 'Remove 3 users?',
    description: 'They can no longer open the dashboard.',
    noun: 'users',
    verb: 'remove',
    children: undefined,
    tone: 'danger',
    confirmLabel: 'Remove 3 users',
    preview: {
      count: 3,
      unchanged: 0,
      rows: ['ada', 'grace', 'linus'].map((name) => ({ id: name, name, before: 'Full access', after: null })),
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('3 users will be removed')).toBeInTheDocument();
    await expect(screen.queryByText('becomes')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3 users' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** All that match, also those that the list does not show. */
export const Crowded: Story = {
  args: {
    preview: { count: 2_000, unchanged: 41, rows: changedRows(2_000), hidden: 1_640 },
    confirmLabel: 'Change 2,000 redirects',
  },
  play: async () => {
    await expect(
      screen.getByText('2,000 redirects will be changed · 41 unchanged · 1,640 not shown in the list'),
    ).toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'Changes' });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    list.parentElement?.scrollTo(0, 1_000_000);
    await within(list).findByText('raffle 2000');
    list.parentElement?.scrollTo(0, 0);
    await within(list).findByText('air runner 90 1');
  },
};

/** Locked until the job ended or was stopped. */
export const Running: Story = {
  args: { progress: { done: 120, total: 300, failed: 3 } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar', { name: 'Changing 300 redirects' })).toHaveAttribute(
      'aria-valuetext',
      '120 of 300, 3 failed',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: { result: { done: 120, stopped: 177, failed: someFailed.failed.slice(0, 3) } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('120 of 300 redirects changed')).toBeInTheDocument();
    await expect(screen.getByText('Stopped before the other 177.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 180 redirects' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SomeFailed: Story = {
  args: { result: someFailed, onUndo: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('293 of 300 redirects changed')).toBeInTheDocument();
    const [first] = within(screen.getByRole('list', { name: 'Failed' })).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '7');
    await expect(first).toHaveTextContent('Failed to edit redirect');
    await userEvent.click(screen.getByRole('button', { name: 'Retry 7 redirects' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const AllFailed: Story = {
  args: { result: { done: 0, stopped: 0, failed: someFailed.failed } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('0 of 7 redirects changed')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Done: Story = {
  args: { result: { done: 300, stopped: 0, failed: [] }, onUndo: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('300 redirects changed')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Goes through the steps of a job that was stopped, continued, and ended with failures. */
function Live(props: BulkChangeDialogProps): ReactNode {
  const [job, setJob] = useState<Pick<BulkChangeDialogProps, 'progress' | 'result'>>(props);
  const run = (): void => setJob({ progress: { done: 120, total: 300 }, result: null });
  return (
    <BulkChangeDialog
      {...props}
      {...job}
      onConfirm={run}
      onStop={() => setJob({ progress: null, result: { done: 120, stopped: 180, failed: [] } })}
      onRetry={run}
    />
  );
}

/** The focus moves with the steps, so that the keyboard alone gets through. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  render: (args) => <Live {...args} />,
  play: async ({ args, userEvent }) => {
    screen.getByRole('button', { name: 'Change 5 redirects' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Changing redirects' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: '120 of 300 redirects changed' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Continue with 180 redirects' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
