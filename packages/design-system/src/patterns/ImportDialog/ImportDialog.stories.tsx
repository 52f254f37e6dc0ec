import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ImportDialog } from './ImportDialog';
import type { ImportDialogProps } from './types';
import {
  manyLines,
  redirectFormat,
  redirectLine,
  redirectLines,
  redirectText,
  type ExampleRedirect,
} from './ImportDialog.fixtures';

const meta = {
  title: 'Patterns/ImportDialog',
  component: ImportDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    isDirty: true,
    format: redirectFormat,
    text: redirectText,
    onTextChange: fn(),
    onImport: fn(),
    lines: redirectLines,
    counts: { total: 6, toAdd: 2, duplicates: 2, conflicts: 1, bad: 1 },
    added: 0,
    onRemoveProblems: fn(),
    withDuplicates: false,
    onWithDuplicatesChange: fn(),
    withConflicts: false,
    onWithConflictsChange: fn(),
    progress: null,
    onAdd: fn(),
    onStop: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.6',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Adds many items to a list from pasted lines, CSV, or files.',
          when: ['A list whose items are added by the hundred.', 'What a list exported is imported again.'],
          whenNot: ['One item: the form of the list.', 'Lines without values: ListEditorDialog.'],
          keyboard: [
            ['Tab', 'Text box, buttons, choices, lines, then the footer'],
            ['Arrow keys, Page Up / Down', 'Scroll the focused lines'],
            ['Enter', 'Adds, outside of the text box'],
            ['Escape', 'Closes; asks first when there is text, and not while adding'],
          ],
          do: [
            'Keep the lines that cannot be added in the box, each with its reason.',
            'Name a webhook by its last characters.',
          ],
          dont: ['Send anything before all lines are shown as they were read.'],
        }),
      },
    },
  },
} satisfies Meta<ImportDialogProps<ExampleRedirect>>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = {
  text: '',
  isDirty: false,
  lines: [],
  counts: { total: 0, toAdd: 0, duplicates: 0, bad: 0 },
};
const table = () => screen.getByRole('table', { name: 'Lines as they were read' });
const rowOf = (name: RegExp) => within(table()).getByRole('row', { name });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByText('2 to add · 2 duplicates · 1 conflict · 1 with a problem'),
    ).toBeInTheDocument();
    await expect(rowOf(/^4 trail pro 4/)).toHaveTextContent('Same keyword, another webhook: left out');
    await expect(rowOf(/^2 court classic/)).toHaveTextContent('Already in the list: left out');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add duplicates too' }));
    await expect(args.onWithDuplicatesChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add conflicts too' }));
    await expect(args.onWithConflictsChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 redirects' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: nothing,
  play: async () => {
    await expect(screen.getByText('Nothing pasted yet')).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Redirects' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Add redirects' })).toBeDisabled();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** A webhook is a secret, so it is named by its last characters. */
export const Secrets: Story = {
  play: async () => {
    await expect(
      within(rowOf(/^1 air runner/)).getByRole('cell', { name: 'Webhook …Qx7f' }),
    ).toBeInTheDocument();
    await expect(table()).not.toHaveTextContent('discord.com');
  },
};

/** The lines that repeat or contradict others are added too. */
export const WithDuplicates: Story = {
  args: {
    withDuplicates: true,
    withConflicts: true,
    counts: { total: 6, toAdd: 5, duplicates: 2, conflicts: 1, bad: 1 },
  },
  play: async () => {
    await expect(rowOf(/^4 trail pro 4/)).toHaveTextContent('Same keyword, another webhook: added too');
    await expect(rowOf(/^3 air runner/)).toHaveTextContent('Twice in this text: added again');
    await expect(screen.getByRole('button', { name: 'Add 5 redirects' })).toBeEnabled();
  },
};

export const Problems: Story = {
  args: {
    lines: redirectLines.slice(4, 5),
    text: 'no webhook here',
    counts: { total: 1, toAdd: 0, duplicates: 0, bad: 1 },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('The webhook is missing.')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add redirects' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove problem lines' }));
    await expect(args.onRemoveProblems).toHaveBeenCalledOnce();
  },
};

const textBox = () => screen.getByRole('textbox', { name: 'Redirects' });

/** Returns whether the browser would go on with what it does by itself. */
const drag = (type: 'dragover' | 'dragleave' | 'drop', dataTransfer: DataTransfer): boolean =>
  textBox().dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

const fileTransfer = (): DataTransfer => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['keyword,webhook\nair runner,x'], 'redirects.csv'));
  return dataTransfer;
};

/** A file dropped on the text box is read like a chosen one. */
export const DroppedFile: Story = {
  parameters: { picture: false },
  args: nothing,
  play: async ({ args }) => {
    drag('dragover', fileTransfer());
    await expect(await screen.findByText('Drop to add the lines of the files')).toBeInTheDocument();
    await expect(drag('drop', fileTransfer())).toBe(false);
    await waitFor(() => expect(args.onImport).toHaveBeenCalledWith('keyword,webhook\nair runner,x'));
    await waitFor(() => expect(screen.queryByText('Drop to add the lines of the files')).toBeNull());
  },
};

export const DraggedOver: Story = {
  args: nothing,
  play: async () => {
    drag('dragover', fileTransfer());
    await expect(await screen.findByText('Drop to add the lines of the files')).toBeInTheDocument();
    drag('dragleave', fileTransfer());
    await waitFor(() => expect(screen.queryByText('Drop to add the lines of the files')).toBeNull());
    drag('dragover', fileTransfer());
    await expect(await screen.findByText('Drop to add the lines of the files')).toBeInTheDocument();
  },
};

/** Dragged text is left to the text box. */
export const DraggedText: Story = {
  parameters: { picture: false },
  args: nothing,
  play: async ({ args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'air runner');
    await expect([drag('dragover', dataTransfer), drag('drop', dataTransfer)]).toEqual([true, true]);
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

/** Two thousand lines: those with a problem come first, and all of them can be scrolled to. */
export const Crowded: Story = {
  args: {
    lines: manyLines,
    text: manyLines.map(({ raw }) => raw).join('\n'),
    counts: { total: 2_000, toAdd: 1_980, duplicates: 0, bad: 20 },
  },
  play: async () => {
    await expect(screen.getByText('1,980 to add · 20 with a problem')).toBeInTheDocument();
    await expect(table()).toHaveAttribute('aria-rowcount', '2001');
    await expect(within(table()).getAllByRole('row').length).toBeLessThan(60);
    await expect(rowOf(/^100 keyword 100/)).toHaveTextContent('The webhook is missing.');
    const scroller = screen.getByRole('region', { name: 'Lines' });
    scroller.scrollTo(0, 1_000_000);
    const last = await within(table()).findByRole('row', { name: /^1,999 keyword 1999/ });
    await expect(last).toHaveAttribute('aria-rowindex', '2001');
    scroller.scrollTo(0, 0);
    await within(table()).findByRole('row', { name: /^100 keyword 100/ });
  },
};

/** The lines are those of the text before, so they cannot be added yet. */
export const Reading: Story = {
  args: { isReading: true },
  play: async () => {
    await expect(screen.getByText('Reading…')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add 2 redirects' })).toBeDisabled();
  },
};

export const Adding: Story = {
  args: {
    lines: [redirectLine(1, 'air runner', { isAdded: true }), ...redirectLines.slice(1)],
    progress: { done: 120, total: 300, failed: 3 },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar', { name: 'Adding redirects' })).toHaveAttribute(
      'aria-valuetext',
      '120 of 300, 3 failed',
    );
    await expect(screen.getByText('Added')).toBeInTheDocument();
    await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** A stopped job: what was added has left the box, and the rest can be added. */
export const Stopped: Story = {
  args: {
    added: 120,
    lines: [redirectLine(1, 'court classic'), redirectLine(2, 'trail pro 4')],
    text: 'court classic\ntrail pro 4',
    counts: { total: 2, toAdd: 2, duplicates: 0, bad: 0 },
  },
  play: async () => {
    await expect(screen.getByText('120 added · 2 to add')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Add 2 redirects' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

/** The lines that the server refused are left, each with its reason. */
export const Failed: Story = {
  args: {
    added: 293,
    lines: [
      redirectLine(1, 'court classic', { reason: 'Failed to add redirect' }),
      redirectLine(2, 'trail pro 4', { reason: 'The connection was lost.' }),
    ],
    text: 'court classic\ntrail pro 4',
    counts: { total: 2, toAdd: 2, duplicates: 0, bad: 0 },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('293 added · 2 to add')).toBeInTheDocument();
    await expect(screen.getByText('The connection was lost.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 redirects' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { ...nothing, added: 300 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('300 added')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getAllByText('Webhook …Qx7f · Name')).toHaveLength(4);
  },
};
