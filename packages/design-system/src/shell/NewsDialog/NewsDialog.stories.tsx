import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { NewsDialog, type NewsItem } from './NewsDialog';
import { items } from './NewsDialog.fixtures';

const meta = {
  title: 'Shell/NewsDialog',
  component: NewsDialog,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn(), items },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'What is new in the product, newest first.',
          when: ['Opened from the help menu of the sidebar.'],
          whenNot: ['Something that needs an action: a Banner on its page.'],
          keyboard: [
            ['Tab', 'Goes through the links'],
            ['Escape', 'Closes it'],
          ],
          dont: ['Open it without being asked.'],
        }),
      },
    },
  },
} satisfies Meta<typeof NewsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByText('November 23, 2026')).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Go to monitors' })).toHaveAttribute('href', '/monitors');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** As many as scroll. */
export const Crowded: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      ...(items[index % 2] as NewsItem),
      id: String(index),
    })),
  },
};
