import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { InviteBotAlert } from './InviteBotAlert';

const meta = {
  title: 'Shell/InviteBotAlert',
  component: InviteBotAlert,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn() },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Explains why Invite Bot does not work yet.',
          when: ['Invite Bot is pressed and the app ID is missing or N/A.'],
          whenNot: ['There is an app ID: open the authorization page.'],
        }),
      },
    },
  },
} satisfies Meta<typeof InviteBotAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Bot' }));
    const sentence = 'Your bot is not set up yet. You will receive a private message when it is done.';
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
