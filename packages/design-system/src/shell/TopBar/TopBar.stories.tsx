import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { developerLinks, longNamedUser, user } from '../layout.fixtures';
import { NavigationProvider } from '../Navigation/NavigationProvider';
import { TopBar } from './TopBar';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  args: {
    links: developerLinks,
    currentPath: '/settings',
    user,
    isLoggingOut: false,
    foldedGroups: ['Tools'],
    onFoldedGroupsChange: fn(),
    onLinkIntent: fn(),
    onInviteBot: fn(),
    onOpen: fn(),
    onLogout: fn(),
  },
  render: function Navigating(args) {
    const [path, setPath] = useState(args.currentPath);
    return (
      <NavigationProvider navigate={setPath}>
        <TopBar {...args} currentPath={path} />
        <p style={{ padding: 16 }}>At {path}</p>
      </NavigationProvider>
    );
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: usage({
          summary: 'A bar at the top with a menu that slides in from the left, below 768 px.',
          when: ['Through Shell'],
          whenNot: ['Wider windows: Sidebar.'],
          keyboard: [
            ['Escape', 'Closes the menu'],
            ['Tab', 'Stays inside the open menu'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Failures that were not read. */
export const Unread: Story = {
  args: { unreadCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu, 2 failed' })).toBeVisible();
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(menu.getByRole('link', { name: 'Overview' })).toBeVisible());
  },
};

export const EscapeCloses: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

export const ClosesOnNavigation: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Commands' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('At /commands')).toBeVisible();
  },
};

export const Crowded: Story = { ...MenuOpen, args: { user: longNamedUser } };
