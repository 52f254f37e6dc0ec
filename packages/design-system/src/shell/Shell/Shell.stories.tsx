import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { Card } from '../../primitives/Card/Card';
import { customerLinks, developerLinks, linksWithoutMonitors, user } from '../layout.fixtures';
import { NavigationProvider } from '../Navigation/NavigationProvider';
import { Shell } from './Shell';

const titles: Record<string, string> = {
  '/settings': 'Settings',
  '/commands': 'Commands',
  '/payment': 'Payment',
  '/monitors': 'Monitors',
};

const meta = {
  title: 'Shell/Shell',
  component: Shell,
  tags: ['autodocs'],
  args: {
    links: customerLinks,
    currentPath: '/settings',
    pageTitle: 'Settings',
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
    children: null,
  },
  render: function Navigating(args) {
    const [path, setPath] = useState(args.currentPath);
    const [isCollapsed, setCollapsed] = useState(args.isCollapsed);
    const title = titles[path] ?? args.pageTitle;
    return (
      <NavigationProvider navigate={setPath}>
        <Shell
          {...args}
          currentPath={path}
          pageTitle={title}
          isCollapsed={isCollapsed}
          onCollapsedChange={(next) => {
            setCollapsed(next);
            args.onCollapsedChange(next);
          }}
        >
          <div key={path}>
            <PageHeader title={title} description="One line on what this page is for." />
            <Card heading="A section" description="A sentence about it.">
              Its content.
            </Card>
          </div>
        </Shell>
      </NavigationProvider>
    );
  },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary:
            'The frame of every signed-in page: skip link, sidebar or top bar, content column of at most 1200 px, toasts.',
          when: ['Once, around all pages of a signed-in user.'],
          whenNot: ['Sign-in, error and onboarding pages: FullScreen.'],
          keyboard: [['Tab', 'Reaches “Skip to content” first']],
          do: [
            'Start each page with a PageHeader: its heading takes the focus after a navigation.',
            'Pass the page’s title; it is announced where no heading takes the focus.',
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).not.toHaveFocus();
  },
};

export const Developer: Story = {
  args: { links: developerLinks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customers' })).toBeVisible();
  },
};

export const WithoutMonitors: Story = {
  args: { links: linksWithoutMonitors },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Overview' })).toBeNull();
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('button', { name: /account and help/ });
    for (const item of ['Expand sidebar', 'Collapse sidebar']) {
      await userEvent.click(name);
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(name).toHaveFocus());
    }
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
  },
};

/** The first Tab reaches the skip link, and Enter puts the focus into the page. */
export const SkipLink: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** After a navigation the heading has the focus, which says it. */
export const Navigation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Commands' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Commands' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: 'Commands' })).toHaveAttribute('aria-current', 'page');
  },
};

function Page({ path }: { path: string }): ReactNode {
  const [name, setName] = useState('Monitor');
  if (path === '/payment') return 'A page without a heading.';
  return (
    <>
      <PageHeader title={path === '/monitors' ? name : 'Settings'} />
      <div data-testid="answer" onPointerUp={() => setName('Night Vault')} />
    </>
  );
}

/** A name that comes later is announced, and so is the title of a page without a heading. */
export const Announced: Story = {
  parameters: { picture: false },
  render: function Navigating(args) {
    const [path, setPath] = useState(args.currentPath);
    return (
      <NavigationProvider navigate={setPath}>
        <Shell {...args} currentPath={path} pageTitle={titles[path] ?? args.pageTitle}>
          <Page key={path} path={path} />
        </Shell>
      </NavigationProvider>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('link', { name: 'Overview' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Monitor' })).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await fireEvent.pointerUp(canvas.getByTestId('answer'));
    await waitFor(() => expect(status).toHaveTextContent('Night Vault'));
    await userEvent.click(canvas.getByRole('link', { name: 'Payment' }));
    await waitFor(() => expect(status).toHaveTextContent('Payment'));
  },
};

export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

/** The menu is whole, also where the sidebar of a wide window is collapsed. */
export const NarrowMenuOpen: Story = {
  args: { isCollapsed: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(menu).getByText('Payment')).toBeVisible());
  },
};

/** Following a link of the menu closes it and puts the focus on the new page's heading. */
export const NarrowNavigation: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus());
  },
};

export const Tablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } };

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You are offline')).toBeVisible());
  },
};
