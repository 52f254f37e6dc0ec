import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../internal/usage';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { ToolsScreen } from './ToolsScreen';

const meta = {
  title: 'Screens/Tools',
  component: ToolsScreen,
  tags: ['autodocs'],
  parameters: {
    specification: '2.20',
    docs: {
      description: {
        component: usage({
          summary: 'The page around the tools that work across pages, with a link to each.',
          when: ['The tools: drafts, changes, webhooks, backup, comparison.'],
          whenNot: ['Views of one list: ViewTabs.', 'Parts of one page: Tabs.'],
          keyboard: [['Tab', 'Goes through the links, then to the open tool']],
        }),
      },
    },
  },
  args: {
    tools: [
      { href: '/tools/drafts', label: 'Drafts' },
      { href: '/tools/changes', label: 'Changes' },
      { href: '/tools/webhooks', label: 'Webhooks' },
      { href: '/tools/backup', label: 'Backup' },
      { href: '/tools/compare', label: 'Compare' },
    ],
    current: '/tools/webhooks',
    description: 'Every webhook and where it is used.',
    children: <EmptyState title="Nothing scanned yet" illustration="list" />,
  },
} satisfies Meta<typeof ToolsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tool is open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Drafts' })).not.toHaveAttribute('aria-current');
  },
};

/** The open tool is in view. */
export const Narrow: Story = {
  args: { current: '/tools/compare', description: 'Two monitors side by side.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Compare' });
    await expect(link.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1);
  },
};
