import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { SetupCard, type SetupItem } from './SetupCard';
import { SetupPlace, setSetupPlace } from './SetupPlace';

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
  title: 'Features/settings/SetupCard',
  component: SetupCard,
  subcomponents: { SetupPlace },
  tags: ['autodocs'],
  args: { steps, onGo: fn(), onHide: fn() },
  parameters: {
    specification: '2.3',
    docs: {
      description: {
        component: usage({
          summary: 'The steps of a customer’s setup, each with a way to its place.',
          when: ['On Settings, until the account works or it is hidden.'],
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
} satisfies Meta<typeof SetupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It may come later than the page, which has its place. */
export const Default: Story = {
  render: (args) => (
    <>
      <div ref={setSetupPlace} data-testid="place" />
      <SetupPlace>
        <SetupCard {...args} />
      </SetupPlace>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByTestId('place')).toContainElement(canvas.getByRole('region', { name: 'Setup' }));
    await expect(canvas.getByText('2 of 4 done')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Start: Set a webhook' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start: Invite your bot' }));
    await expect(args.onGo).toHaveBeenCalledWith('bot');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide setup' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start: Invite your bot' })).toBeNull();
    await expect(canvas.getByText('In progress:')).toBeInTheDocument();
  },
};

/** In narrow windows a line opens it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: /^Setup/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Setup: 2 of 4 done', expanded: false }));
    await expect(canvas.getByRole('region', { name: 'Setup: 2 of 4 done' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide setup' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
