import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../internal/usage';
import { PageAside } from '../../internal/pageAside';
import { PageFocusProvider } from '../../internal/pageFocus';
import { Button } from '../../primitives/Button/Button';
import { PageHeader } from './PageHeader';

const onInvite = fn();

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  subcomponents: { PageAside },
  tags: ['autodocs'],
  args: {
    title: 'Dashboard Access',
    description: 'The people who can use this dashboard. Invited users become admins.',
    actions: (
      <Button variant="primary" onPress={() => onInvite()}>
        Invite User
      </Button>
    ),
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard Access' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    await expect(onInvite).toHaveBeenCalledOnce();
  },
};

/** Beside the title, from anywhere in the page: something that comes after the first page. */
export const WithAside: Story = {
  args: { title: 'Settings', description: 'Your bot’s name, look and servers.', actions: undefined },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <PageAside>
        <Button>Setup: 3 of 8</Button>
      </PageAside>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('button', { name: 'Setup: 3 of 8' }),
    );
  },
};

/** On phones it is at the end of the title's line, so that it moves nothing. */
export const WithAsideNarrow: Story = { ...WithAside, globals: { viewport: { value: 'phone' } } };

export const TitleOnly: Story = {
  args: { description: undefined, actions: undefined },
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

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** The heading takes the focus after a navigation, but not on the first page. */
export const AfterNavigation: Story = {
  render: function Navigating(args) {
    const [path, setPath] = useState('/first');
    return (
      <PageFocusProvider path={path}>
        <PageHeader {...args} key={path} title={path === '/first' ? 'First' : 'Second'} actions={undefined} />
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
