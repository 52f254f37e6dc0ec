import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { ListManager, type ListManagerProps } from '../ListManager/ListManager';
import { DeveloperSettings } from './DeveloperSettings';

const shared = {
  search: '',
  onSearchChange: fn(),
  onRetry: fn(),
  onCreate: fn(),
  onEdit: fn(),
  onDuplicate: fn(),
  onDelete: fn(),
};
const proxies: ListManagerProps = {
  ...shared,
  heading: 'Proxy Settings',
  noun: 'proxyLists',
  lists: [
    { id: 1, name: 'EU residential', count: 1_200 },
    { id: 2, name: 'US data centre', count: 100_000 },
  ],
  countLabel: 'Proxies',
  createLabel: 'Create Proxy List',
  emptyText: 'No proxy lists found',
  failedText: 'The proxy lists could not be loaded',
};
const keywords: ListManagerProps = {
  ...shared,
  heading: 'Keyword Settings',
  noun: 'keywordLists',
  lists: [{ id: 1, name: 'Winter releases', count: 48 }],
  countLabel: 'Keywords',
  createLabel: 'Create Keyword List',
  emptyText: 'No keyword lists found',
  failedText: 'The keyword lists could not be loaded',
};

const managers = (change: Partial<ListManagerProps> = {}) => (
  <>
    <ListManager {...proxies} {...change} headingLevel={3} />
    <ListManager {...keywords} {...change} headingLevel={3} />
  </>
);

const meta = {
  title: 'Features/monitors/DeveloperSettings',
  component: DeveloperSettings,
  tags: ['autodocs'],
  args: { isOpen: true, onToggle: fn(), children: managers() },
  parameters: {
    specification: '2.8',
    docs: {
      description: {
        component: usage({
          summary: 'Proxy lists and keyword lists, side by side, for developers.',
          when: ['On the Monitors screen.'],
          whenNot: ['Customers do not see it.'],
          keyboard: [['Enter / Space', 'On the heading: opens and closes the panel']],
          do: ['Load the lists when the panel is opened, not before.'],
        }),
      },
    },
  },
} satisfies Meta<typeof DeveloperSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Proxy Settings' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Keyword Settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Developer Settings' }));
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('heading', { name: 'Proxy Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Developer Settings' }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const Empty: Story = {
  args: { children: managers({ lists: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No proxy lists found')).toBeVisible();
    await expect(canvas.getByText('No keyword lists found')).toBeVisible();
  },
};

export const Loading: Story = { args: { children: managers({ lists: [], status: 'loading' }) } };

export const Failed: Story = {
  args: { children: managers({ lists: [], status: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The proxy lists could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The keyword lists could not be loaded')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};
