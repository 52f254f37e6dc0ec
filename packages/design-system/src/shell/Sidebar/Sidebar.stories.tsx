import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { customerLinks, developerLinks, linksWithoutMonitors, longNamedUser, user } from '../layout.fixtures';
import { NavigationProvider } from '../Navigation/NavigationProvider';
import { Sidebar } from './Sidebar';

const navigate = fn();

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  tags: ['autodocs'],
  args: {
    links: customerLinks,
    currentPath: '/settings',
    user,
    isCollapsed: false,
    isLoggingOut: false,
    onCollapsedChange: fn(),
    foldedGroups: ['Tools'],
    onFoldedGroupsChange: fn(),
    onLinkIntent: fn(),
    onInviteBot: fn(),
    onOpen: fn(),
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'The product’s navigation at the left edge, from 768 px up.',
          when: ['Rendered by Shell, which shows the top bar in narrower windows.'],
          whenNot: ['Navigation inside one page: Tabs or links.'],
          keyboard: [
            ['Tab', 'Moves through the links'],
            ['Enter', 'Follows a link; folds a group; opens the menu of the person’s name'],
          ],
          do: ['Pass only the links that the customer’s purchases and role include.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const settings = canvas.getByRole('link', { name: 'Settings' });
    await expect(settings).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Customers' })).toBeNull();
    await userEvent.hover(canvas.getByRole('link', { name: 'Commands' }));
    await expect(args.onLinkIntent).toHaveBeenCalledWith('/commands');
    await userEvent.click(canvas.getByRole('link', { name: 'Payment' }));
    await expect(navigate).toHaveBeenCalledWith('/payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Bot' }));
    await expect(args.onInviteBot).toHaveBeenCalledOnce();
  },
};

/** Everything about the person and the help is behind the name. */
export const AccountMenu: Story = {
  args: { unreadCount: 2 },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('button', { name: 'mira.keller, account and help, 2 failed' });
    const choose = async (item: string): Promise<void> => {
      await userEvent.click(name);
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(name).toHaveFocus());
    };
    await choose('Keyboard shortcuts');
    await expect(args.onOpen).toHaveBeenLastCalledWith('keys');
    await choose('Collapse sidebar');
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await choose('Log out');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^History.*2 failed$/ })).toBeVisible());
  },
};

export const Developer: Story = {
  args: { links: developerLinks, currentPath: '/customers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A page with a remembered filter is opened with it. */
export const RememberedQuery: Story = {
  parameters: { picture: false },
  args: { links: customerLinks, queryOf: (href) => (href === '/monitors' ? '?filter=sneaker' : '') },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Overview' }));
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      '/monitors?filter=sneaker',
    );
    await expect(canvas.getByRole('link', { name: 'Redirects' })).toHaveAttribute(
      'href',
      '/monitors/redirects',
    );
  },
};

export const WithoutMonitors: Story = {
  args: { links: linksWithoutMonitors },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Monitors' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Overview' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** A monitor's page belongs to Overview, the redirects do not. */
export const OnAMonitor: Story = {
  args: { currentPath: '/monitors/4f6c2a?filter=sneaker' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Redirects' })).not.toHaveAttribute('aria-current');
  },
};

export const OnRedirects: Story = {
  args: { currentPath: '/monitors/redirects' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  },
};

export const GroupFolded: Story = {
  args: { foldedGroups: ['Monitors', 'Tools'] },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('button', { name: 'Monitors' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Overview' })).toBeNull();
    await userEvent.click(group);
    await expect(args.onFoldedGroupsChange).toHaveBeenCalledWith(['Tools']);
  },
};

export const ToolsUnfolded: Story = {
  args: { foldedGroups: [], currentPath: '/tools/webhooks' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Find and replace' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await expect(args.onFoldedGroupsChange).toHaveBeenCalledWith(['Tools']);
  },
};

/** The folded group of the current page is marked. */
export const OnAFoldedTool: Story = {
  args: { currentPath: '/tools/webhooks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true, links: developerLinks },
  play: async ({ canvas, args }) => {
    // Skip the search.
    for (let stop = 0; stop < 2; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip', { name: 'Settings' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Monitors: Redirects' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /account and help/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Expand sidebar' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Links that share an icon are in a menu. */
export const CollapsedTools: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Find and replace' }));
    await expect(navigate).toHaveBeenLastCalledWith('/tools/webhooks', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await screen.findByRole('menuitem', { name: 'Find and replace' });
  },
};

/** The menu is marked while one of its pages is current. */
export const CollapsedOnATool: Story = {
  parameters: { picture: false },
  args: { isCollapsed: true, currentPath: '/tools/webhooks' },
  play: async ({ canvas }) => {
    const tools = canvas.getByRole('button', { name: 'Tools' });
    await expect(tools).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tools);
    await expect(await screen.findByRole('menuitem', { name: 'Find and replace' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const LoggingOut: Story = {
  args: { isLoggingOut: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Logging out…'));
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Crowded: Story = {
  args: { user: longNamedUser, links: developerLinks },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longNamedUser.name)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
