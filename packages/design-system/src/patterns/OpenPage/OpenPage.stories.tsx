import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Card } from '../../primitives/Card/Card';
import { AccountLine } from '../AccountLine/AccountLine';
import { OpenPage } from './OpenPage';

const meta = {
  title: 'Patterns/OpenPage',
  component: OpenPage,
  subcomponents: { AccountLine },
  tags: ['autodocs'],
  args: {
    title: 'Choose Your Plan',
    description: 'All prices in EUR',
    account: { name: 'jonas.keller', onLogout: fn() },
    children: <Card heading="Toolbox" description="What is to be done here." />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: usage({
          summary: 'A page outside the Shell that needs more room than a card.',
          when: ['The user is signed in and has nowhere to navigate yet: plans, the setup form.'],
          whenNot: ['A title and two sentences: FullScreen.', 'The page is part of the navigation: Shell.'],
        }),
      },
    },
  },
} satisfies Meta<typeof OpenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('jonas.keller')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.account.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { account: { name: 'a.name.that.goes.on.and.on.until.the.line.is.full', onLogout: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
