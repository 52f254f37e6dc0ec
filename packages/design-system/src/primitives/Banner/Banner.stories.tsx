import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BannerDoDont } from '../../../../../.storybook/foundations/examples/messages';
import { SignInContext } from '../../lib/react/signIn';
import { Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const onRetry = fn();

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: {
    tone: 'warning',
    title: 'Bot Setup in Progress',
    children:
      'Your bot is being set up. You will receive a private message when it is done. You can still edit these settings; they will apply later.',
  },
  parameters: {
    DoDont: BannerDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'A message at its place on the page, shown as long as it is true.',
          when: ['The state of a page or section: setup in progress, data that could not be loaded.'],
          whenNot: [
            'The result of an action: Toast.',
            'An error of one field: its `error`.',
            'A question: AlertDialog.',
          ],
          keyboard: [['Tab', 'Moves through the actions; the banner itself takes no focus']],
          do: [
            'Say what failed, what was kept, and offer Retry.',
            'Set `isLive` on a banner that appears after the page has loaded.',
          ],
          dont: ['Stack more than two.', 'Use `danger` for messages that can be ignored.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Bot Setup in Progress');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const FailedWithRetry: Story = {
  args: {
    tone: 'danger',
    isLive: true,
    title: 'Failed to fetch roles',
    children: 'The list below is what was there before. Your changes are kept.',
    actions: (
      <Button size="small" onPress={onRetry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch roles');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

const onSignIn = fn();

/** A failure that requires a new sign-in. */
export const SignedOut: Story = {
  args: { tone: 'danger', title: 'Failed to save redirect', children: 'What you typed is still here.' },
  decorators: [
    (Story) => (
      <SignInContext value={onSignIn}>
        <Story />
      </SignInContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = {
  args: { tone: 'info', title: 'The link expires in 7 days and can be used once.', children: undefined },
};

export const WithLink: Story = {
  args: {
    tone: 'info',
    title: 'Your plan covers five monitors',
    actions: (
      <Link variant="secondary" size="small" href="#/payment">
        See payment
      </Link>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Settings of the bot with the extraordinarily long name could not be saved at the moment',
    children:
      'https://cdn.example.com/pictures/of/bots/that/have/very/long/names/and/never/seem/to/end/because/nobody/thought/of/it.png could not be reached. What you typed is kept on this page.',
    actions: <Button size="small">Retry</Button>,
  },
};
