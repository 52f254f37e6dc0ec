import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../internal/usage';
import { KeysDialog } from './KeysDialog';
import { keysGroups } from './KeysDialog.fixtures';

const meta = {
  title: 'Dialogs/KeysDialog',
  component: KeysDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    groups: keysGroups,
    areSingleKeysOn: true,
    onSingleKeysChange: fn(),
    recording: null,
    problem: null,
    onRecord: fn(),
    onKeyPress: fn(),
    onCancel: fn(),
    onReset: fn(),
    onResetAll: fn(),
  },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'The keys of every act, which can be changed or turned off.',
          when: ['Opened by `?` or from the help menu.'],
          whenNot: ['The keys of one component: its docs page.'],
          keyboard: [
            ['Enter, on Change', 'Records the next keys'],
            ['Enter / Escape, while recording', 'Ends; cancels'],
          ],
          do: ['Put what works on the page first, and say why the rest does not.'],
        }),
      },
    },
  },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (label: string): ReturnType<typeof within> => {
  const item = screen.getByText(label).closest('li');
  return within(item ?? document.body);
};

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('heading', { name: 'Lists' })).toBeInTheDocument();
    await expect(row('Next row').getByText('No list on this page')).toBeInTheDocument();
    await expect(row('Close or clear').queryByRole('button')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Reset all' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Change keys of Create or add' }));
    await expect(args.onRecord).toHaveBeenCalledWith('new');
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The field takes every key but Tab; Escape is one of them, and does not close the dialog. */
export const Recording: Story = {
  args: { recording: { id: 'new', strokes: [] } },
  play: async ({ userEvent, args }) => {
    const field = screen.getByRole('textbox', { name: 'New keys for Create or add' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('i{Escape}');
    await expect(args.onKeyPress).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'i', ctrl: false, shift: false }),
    );
    await expect(args.onKeyPress).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Escape' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCancel).toHaveBeenCalled();
    field.focus();
  },
};

export const RecordingSequence: Story = {
  args: { recording: { id: 'new', strokes: ['A'] } },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'New keys for Create or add' })).toHaveValue('A');
  },
};

export const Conflict: Story = {
  args: {
    recording: { id: 'new', strokes: [] },
    problem: { id: 'new', text: 'X already belongs to “Select the row”.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('X already belongs to “Select the row”.');
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'X already belongs to “Select the row”.',
    );
  },
};

export const Changed: Story = {
  args: {
    groups: keysGroups.map(({ name, items }) => ({
      name,
      items: items.map((item) =>
        item.id === 'new' ? { ...item, strokes: ['Ctrl Shift I'], isChanged: true } : item,
      ),
    })),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Reset keys of Create or add' }));
    await expect(args.onReset).toHaveBeenCalledWith('new');
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    await expect(args.onResetAll).toHaveBeenCalledOnce();
  },
};

export const SingleKeysOff: Story = {
  args: {
    areSingleKeysOn: false,
    groups: keysGroups.map(({ name, items }) => ({
      name,
      items: items.map((item) =>
        /Ctrl|Esc/.test(item.strokes.join('')) ? item : { ...item, reason: 'Single-key shortcuts are off' },
      ),
    })),
  },
  play: async () => {
    await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Reset all' })).toBeEnabled();
  },
};

export const Narrow: Story = {
  args: { ...Changed.args, recording: { id: 'search', strokes: [] } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
