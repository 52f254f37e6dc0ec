import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { complete, make, partly, plan, restore, summary } from './BackupScreen.fixtures';
import { BackupScreen } from './BackupScreen';

const meta = {
  title: 'Features/tools/BackupScreen',
  component: BackupScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.20',
    docs: {
      description: {
        component: usage({
          summary: 'Saves what a person has as one file, and restores it after a review of every change.',
          when: ['The tool Backup.'],
          whenNot: [
            'One list as a file: ListMenu and ImportDialog.',
            'The preferences of this browser: PreferencesDialog.',
          ],
          keyboard: [['Enter', 'In the passphrase: saves or decrypts the file']],
          dont: ['Restore anything before the plan was confirmed.'],
        }),
      },
    },
  },
  args: { make, restore },
} satisfies Meta<typeof BackupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to back up. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Permissions/ }));
    await expect(args.make.onToggle).toHaveBeenCalledWith({ part: 'permissions', isChosen: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.make.onRead).toHaveBeenCalledOnce();
  },
};

/** The lists that name what to save are loading. */
export const Loading: Story = {
  args: { make: { ...make, available: [...make.available, 'arrangement'], calls: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }));
    await expect(args.make.onRead).not.toHaveBeenCalled();
  },
};

/** The list of monitors could not be loaded. */
export const Failed: Story = {
  args: { make: { ...make, calls: null, listError: 'The server answered with 500.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.make.onListRetry).toHaveBeenCalledOnce();
  },
};

export const Reading: Story = {
  args: { make: { ...make, reading: { isRunning: true, done: 12, total: 44, failed: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.make.onStop).toHaveBeenCalledOnce();
  },
};

/** Three monitors could not be read: the file can be saved without them. */
export const PartlyRead: Story = {
  args: { make: { ...make, reading: partly } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 parts could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.make.onRetry).toHaveBeenCalledOnce();
    // Until its rows have measured themselves, the list scrolls.
    const list = canvas.getByRole('list', { name: 'What could not be loaded' });
    const height = (): number => list.closest('[data-scroller]')?.clientHeight ?? 0;
    await waitFor(() => expect(list.scrollHeight - height()).toBeLessThan(3));
  },
};

/** The secrets are left out, or encrypted with a passphrase of twelve characters or more. */
export const Secrets: Story = {
  args: { make: { ...make, reading: complete } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Encrypt/ }));
    const save = canvas.getByRole('button', { name: 'Save the file' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Passphrase' }), 'correct horse battery');
    await expect(canvas.getByText(/^Strong\./)).toBeVisible();
    await userEvent.click(save);
    await expect(args.make.onSave).toHaveBeenCalledWith('correct horse battery');
  },
};

export const Saving: Story = { args: { make: { ...make, reading: complete, isSaving: true } } };

export const Refused: Story = {
  args: { restore: { ...restore, refusal: { reason: 'broken', path: 'content.redirects.3.keyword' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is damaged at content.redirects.3.keyword.')).toBeVisible();
  },
};

export const WrongPassphrase: Story = {
  args: { restore: { ...restore, summary: { ...summary, isLocked: true }, isWrongPassphrase: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This is not the passphrase of the file.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Passphrase/ }), 'guess{Enter}');
    await expect(args.restore.onUnlock).toHaveBeenCalledWith('guess');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without them' }));
    await expect(args.restore.onSkipSecrets).toHaveBeenCalledOnce();
  },
};

/** What the file has. */
export const FileChosen: Story = {
  args: { restore: { ...restore, summary } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would change' }));
    await expect(args.restore.onCompare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the file' }));
    await expect(args.restore.onClose).toHaveBeenCalledOnce();
  },
};

/** Monitors that cannot be read do not hold up the others. */
export const PartlyCompared: Story = {
  args: { restore: { ...restore, summary, reading: partly } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without the rest' }));
    await expect(args.restore.onPartly).toHaveBeenCalledOnce();
  },
};

/** Every change by its name, to choose from. */
export const Planned: Story = {
  args: { restore: { ...restore, summary, plan } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Restore \d+ changes$/ }));
    await expect(args.restore.plan?.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A customer's parts. */
export const Customer: Story = {
  args: { make: { ...make, available: ['settings', 'monitors', 'redirects', 'permissions'], calls: 3 } },
};

export const Narrow: Story = {
  args: { restore: { ...restore, summary, plan } },
  globals: { viewport: { value: 'phone' } },
};
