import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { AccountLine } from './AccountLine';

const meta = {
  title: 'Patterns/AccountLine',
  component: AccountLine,
  tags: ['autodocs'],
  args: { name: 'Ines Carvalho', onLogout: fn() },
  parameters: {
    specification: '2.17',
    docs: {
      description: {
        component: usage({
          summary: 'The signed-in account, with a way to log out.',
          when: ['On pages without a sidebar: plans, setup, waiting for a payment.'],
          whenNot: ['Inside the Shell: the sidebar shows the account.'],
        }),
      },
    },
  },
} satisfies Meta<typeof AccountLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ines Carvalho')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** After a sign-in for commands the browser does not know the name. */
export const NoName: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Signed in as/)).toBeNull();
  },
};

export const LongName: Story = {
  args: { name: 'a-very-long-name-that-somebody-chose-for-the-chat-platform' },
};

export const LoggingOut: Story = { args: { isLoggingOut: true } };
