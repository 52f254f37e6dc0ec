import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { PageFocusProvider } from './pageFocus';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  args: {
    title: 'Dashboard Access',
    description: 'The people who can use this dashboard. Invited users become admins.',
    primary: { label: 'Invite User', icon: <Icon icon={UserPlus} />, onPress: fn() },
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The top of a page: its only h1, one line of description, and the primary action.',
          when: ['At the top of every page inside the Shell.'],
          whenNot: ['Sections inside a page: Card.', 'Full-screen pages: FullScreenTitle.'],
          dont: ['Put two primary buttons in the actions.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard Access' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    await expect(args.primary?.onPress).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = {
  args: { description: undefined, primary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Crowded: Story = {
  args: {
    title: 'monitor-with-a-name-that-nobody-would-choose-but-somebody-did-and-it-has-no-spaces',
    description:
      'A description that is longer than one line would ever need to be, to see that it wraps at a width that can still be read with ease.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** More than one action: one button is primary. */
export const TwoActions: Story = {
  args: {
    title: 'Monitors',
    primary: { label: 'Create new monitor', icon: <Icon icon={Plus} />, onPress: fn() },
    secondary: [{ label: 'Create new update', icon: <Icon icon={Megaphone} />, onPress: fn() }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new update' }));
    await expect(args.secondary?.[0]?.onPress).toHaveBeenCalledOnce();
  },
};

/** On phones what else can be done is in a menu. */
export const TwoActionsNarrow: Story = {
  ...TwoActions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create new update' }));
    await expect(args.secondary?.[0]?.onPress).toHaveBeenCalledOnce();
  },
};

/** The heading takes the focus after a navigation, but not on the first page. */
export const AfterNavigation: Story = {
  parameters: { picture: false },
  render: function Navigating(args) {
    const [path, setPath] = useState('/first');
    return (
      <PageFocusProvider path={path}>
        <PageHeader {...args} key={path} title={path === '/first' ? 'First' : 'Second'} primary={undefined} />
        <Button onPress={() => setPath('/second')}>Go on</Button>
      </PageFocusProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'First' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByRole('heading', { name: 'Second' })).toHaveFocus();
  },
};
