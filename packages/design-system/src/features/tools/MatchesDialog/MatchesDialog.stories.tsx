import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { compared, crowded, nothingCompared, nothingToRead, taken, takers } from './MatchesDialog.fixtures';
import { MatchesDialog } from './MatchesDialog';

const meta = {
  title: 'Features/tools/MatchesDialog',
  component: MatchesDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    text: 'Nike Air Max 90 Infrared',
    onTextChange: fn(),
    takers,
    inputs: [],
    opened: null,
    onToggle: fn(),
    isAsked: false,
    onAll: fn(),
    compared,
    lists: nothingToRead,
    onLoad: fn(),
    scan: nothingToRead,
    onScan: fn(),
    onScanStop: fn(),
    onScanRetry: fn(),
  },
  parameters: {
    specification: '2.20',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Which redirects, keyword lists and inputs take a title, SKU or link, by their text.',
          when: ['To find out where a notification went or would go.'],
          whenNot: ['To find a redirect by its name: the search of its list.'],
          dont: ['Promise what the server does: it compares texts alone, and says so.'],
        }),
      },
    },
  },
} satisfies Meta<typeof MatchesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each one shows which words it found. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('heading', { name: '3 redirects and keyword lists' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('mark')].map(({ textContent }) => textContent).slice(0, 2),
      ).toEqual(['Air', 'Max']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'What it takes: max air' }));
    await expect(args.onToggle).toHaveBeenCalledWith('redirect:1');
  },
};

/** Without a text all of them are listed, and each says what it would take. */
export const Opened: Story = {
  args: { text: '', opened: { id: 'redirect:1', taken } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('link', { name: 'Input of Night Vault' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'What it takes: max air', expanded: true }));
    await expect(args.onToggle).toHaveBeenCalledWith(null);
  },
};

/** For one redirect: which inputs and examples it takes, without asking for a text. */
export const Asked: Story = {
  args: {
    text: '',
    isAsked: true,
    takers: takers.slice(0, 1),
    opened: { id: 'redirect:1', taken },
    compared: { ...compared, monitors: 2, known: 37 },
    scan: { total: 38, progress: null },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'What it takes' }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^What it takes/ })).toBeNull();
    await expect(dialog.getByText('Compared with 37 inputs and examples of 2 monitors.')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(6));
    await userEvent.click(dialog.getByRole('button', { name: 'Look through 38 monitors' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Compare a title instead' }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};

/** Nothing is read before the person asks for it; it says how many calls that makes. */
export const NotLoaded: Story = {
  args: {
    takers: [],
    compared: nothingCompared,
    lists: { total: 3, progress: null },
    scan: { total: 40, progress: null },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Nothing to compare with is loaded yet.')).toBeInTheDocument();
    await expect(screen.queryByText(/takes it\.$/)).toBeNull();
    await expect(screen.getByText('This makes 3 calls.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load them' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Look through 40 monitors' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

/** A SKU that no redirect has, but an input; the scan is running, and a list could not be loaded. */
export const Reading: Story = {
  args: {
    text: 'CW2288-111',
    takers: [],
    inputs: taken.slice(0, 1),
    lists: {
      total: 1,
      progress: {
        isRunning: false,
        done: 1,
        total: 1,
        failed: [{ name: 'Redirects', reason: 'The server answered with 500.' }],
      },
    },
    scan: { total: 40, progress: { isRunning: true, done: 12, total: 40, failed: [] } },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Redirects: The server answered with 500.')).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: '1 input watches it itself' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onScanStop).toHaveBeenCalledOnce();
  },
};

export const NothingTakesIt: Story = {
  args: { text: 'Samba', takers: [] },
  play: async () => {
    await expect(screen.getByText('No redirect and no keyword list takes it.')).toBeInTheDocument();
    await expect(screen.getByText('No input has it as its link.')).toBeInTheDocument();
    await expect(
      screen.getByText(
        'Compared with 60 redirects, 3 keyword lists and 412 inputs and examples of 40 monitors.',
      ),
    ).toBeInTheDocument();
  },
};

/** The first ones of many. */
export const Crowded: Story = {
  args: { text: '', takers: crowded },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
    await expect(screen.getAllByRole('button', { name: /^What / })).toHaveLength(60);
  },
};
