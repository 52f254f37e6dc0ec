import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { SetupDialog, type SetupItem } from './SetupDialog';

const steps: SetupItem[] = [
  { id: 'bot', label: 'Invite your bot', text: 'Add it to the server where it should post.', state: 'open' },
  {
    id: 'servers',
    label: 'List your servers',
    text: 'The bot answers only on servers in the whitelist.',
    state: 'done',
    href: '/settings',
  },
  {
    id: 'webhook',
    label: 'Set a webhook',
    text: 'What is set does not look like a Discord webhook.',
    state: 'open',
    href: '/settings',
  },
  {
    id: 'link',
    label: 'Add a first link',
    text: 'Say what a monitor should watch.',
    state: 'done',
    href: '/monitors/4f6c2a',
  },
];

const meta = {
  title: 'Shell/SetupDialog',
  component: SetupDialog,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn(), steps, onGo: fn(), isPutAway: false, onPutAwayChange: fn() },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'The steps of a customer’s setup, each with a way to its place.',
          when: ['Opened by SetupLine and from the help menu.'],
          whenNot: ['The form of a new customer: the setup screen.'],
          keyboard: [
            ['Tab', 'Goes through the open steps'],
            ['Enter', 'Goes to the place of a step, with its field focused'],
          ],
          do: ['Derive each step from what the server says.'],
          dont: ['Let people tick a step by hand.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SetupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 4',
    );
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await expect(screen.getByRole('link', { name: 'Start: Set a webhook' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start: Invite your bot' }));
    await expect(args.onGo).toHaveBeenCalledWith('bot');
    await userEvent.click(screen.getByRole('button', { name: 'Put away for later' }));
    await expect(args.onPutAwayChange).toHaveBeenCalledWith(true);
  },
};

/** The service is setting the bot up. */
export const BotPending: Story = {
  args: {
    steps: steps.map((step) =>
      step.id === 'bot'
        ? {
            id: 'bot',
            label: 'Invite your bot',
            text: 'Your bot is being set up. You will receive a private message when it is done.',
            state: 'waiting' as const,
          }
        : step,
    ),
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Start: Invite your bot' })).toBeNull();
    await expect(screen.getByText('In progress:')).toBeInTheDocument();
  },
};

export const AllDone: Story = {
  args: { steps: steps.map(({ id, label, text }) => ({ id, label, text, state: 'done' as const })) },
  play: async () => {
    await expect(screen.getByText('Everything is done')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Put away for later' })).toBeNull();
  },
};

export const PutAway: Story = {
  args: { isPutAway: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show on pages again' }));
    await expect(args.onPutAwayChange).toHaveBeenCalledWith(false);
  },
};
