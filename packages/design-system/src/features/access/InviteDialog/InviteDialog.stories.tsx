import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { InviteDialog } from './InviteDialog';

const meta = {
  title: 'Features/access/InviteDialog',
  component: InviteDialog,
  tags: ['autodocs'],
  args: {
    state: {
      link: 'https://dash.dropdeck.example/?key=invite_7Qd0vZc1Wm4xTn9LrB2aKs8e&type=invite',
      expiresAt: '2026-03-21T09:26:00',
      error: null,
    },
    onRetry: fn(),
    onClose: fn(),
    onCopyError: fn(),
  },
  parameters: {
    specification: '2.4',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: usage({
          summary: 'A link that gives one person access: single use, valid for seven days.',
          when: ['“Invite User” on the Dashboard Access screen.'],
          whenNot: ['To invite the bot to a server: Invite Bot in the menu.'],
          keyboard: [
            ['Enter', 'On the Copy button: copies the link'],
            ['Escape', 'Closes'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Invite link' })).toHaveAttribute('readonly');
    await expect(screen.getByText(/expires on/)).toHaveTextContent(
      /^The link expires on March 21, 2026 at 09:26 \(.+, UTC\) and can be used only once\.$/,
    );
    await expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { link: null, expiresAt: null, error: null } },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading invite link');
  },
};

export const NotEnoughPermission: Story = {
  args: { state: { link: null, expiresAt: null, error: 'ERROR: Not enough permission!' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('ERROR: Not enough permission!');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
