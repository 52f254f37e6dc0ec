import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { DraftsScreen, type DraftItem } from './DraftsScreen';

const DAY = 24 * 60 * 60 * 1000;
const at = Date.UTC(2026, 2, 14, 9, 26);

const draftOf = (draft: Partial<DraftItem> & Pick<DraftItem, 'kind' | 'name' | 'page'>): DraftItem => ({
  key: `${draft.kind} ${draft.name}`,
  savedAt: at,
  expiresAt: at + 14 * DAY,
  isMissing: false,
  isElsewhere: false,
  ...draft,
});

const drafts = [
  draftOf({ kind: 'redirect', name: 'Dunk', page: 'Redirects' }),
  draftOf({ kind: 'new-inputs', name: 'https://www.nike.com/w/dunk-low', page: 'Monitor' }),
  draftOf({ kind: 'inputs-import', name: 'Nike US', page: 'Monitor' }),
  draftOf({ kind: 'settings', name: '', page: 'Settings' }),
];

const meta = {
  title: 'Features/tools/DraftsScreen',
  component: DraftsScreen,
  tags: ['autodocs'],
  args: { drafts, isReady: true, onOpen: fn(), onDiscard: fn() },
  parameters: {
    specification: '2.20',
    layout: 'padded',
    docs: {
      description: {
        component: usage({
          summary: 'What was typed and not saved in this browser, to open or discard.',
          when: ['The tool Drafts.'],
          whenNot: ['On the page of an editor: DraftOffer.'],
          keyboard: [['Enter', 'On a row: opens the draft']],
          do: ['Say until when a draft is stored.'],
          dont: ['Restore anything unasked.'],
        }),
      },
    },
  },
} satisfies Meta<typeof DraftsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Open/ });
    await userEvent.click(open as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith('redirect Dunk');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard all' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(drafts.map(({ key }) => key));
  },
};

export const Loading: Story = { args: { drafts: [], isReady: false } };

export const Empty: Story = {
  args: { drafts: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drafts')).toBeVisible();
  },
};

/** One is open in another tab, and what another one edited is missing. */
export const WithNotes: Story = {
  args: {
    drafts: [
      draftOf({ kind: 'keyword-list', name: 'Jordan 1', page: 'Monitors', isElsewhere: true }),
      draftOf({ kind: 'permissions', name: '/monitor', page: 'Commands', isMissing: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open in another tab')).toBeVisible();
    await expect(canvas.getByText('No longer exists')).toBeVisible();
  },
};

export const Crowded: Story = {
  args: {
    drafts: Array.from({ length: 60 }, (_, index) =>
      draftOf({
        key: `${index}`,
        kind: 'input',
        name: `https://www.example-store.com/collections/sneakers/products/air-jordan-1-retro-high-og-${index}`,
        page: 'Monitor',
        savedAt: at - index * 60_000,
      }),
    ),
  },
};
