import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { takers } from './AddLinkDialog.fixtures';
import { AddLinkDialog } from './AddLinkDialog';

const meta = {
  title: 'Features/monitors/AddLinkDialog',
  component: AddLinkDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    link: 'https://www.nike.com/de/t/dunk-low',
    monitors: takers(40, 2),
    chosen: 'monitor-1',
    bookmark:
      "javascript:location.href='https://dashboard.example/monitors?add='+encodeURIComponent(location.href)",
    onLinkChange: fn(),
    onChoose: fn(),
    onContinue: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Asks which monitor takes a link, and opens it with the link in its form.',
          when: [
            'A link was pasted on the overview, shared or sent by the bookmark, and several monitors take it.',
          ],
          whenNot: ['One monitor takes it: it opens at once, and a message says why.'],
          keyboard: [
            ['↑ ↓', 'On the monitors: chooses'],
            ['Enter', 'Continues'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof AddLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('radio', { name: /^Nike SNKRS EU 1/ })).toBeChecked();
    await userEvent.click(screen.getByText('Nike SNKRS US 2'));
    await expect(args.onChoose).toHaveBeenCalledWith('monitor-2');
    await expect(screen.getByText('32 more monitors: search by their names.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monitors' }), 'jp 40');
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search monitors' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Opened without a link, by the list’s menu or the palette. */
export const WithoutALink: Story = {
  args: { link: '', chosen: '', monitors: takers(3, 0) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.keyboard('D');
    await expect(args.onLinkChange).toHaveBeenCalledWith('D');
    await userEvent.click(screen.getByRole('button', { name: 'Add from any page' }));
    await expect(screen.getByRole('textbox', { name: 'Bookmark' })).toHaveValue(args.bookmark);
  },
};

export const NoneFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monitors' }), 'zalando');
    await expect(screen.getByText('No monitor has this name')).toBeVisible();
  },
};
