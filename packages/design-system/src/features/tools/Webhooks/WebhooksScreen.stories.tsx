import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { listControls } from '../../../patterns/ListTable/ListTable.fixtures';
import { crowded, links, webhooks } from './Webhooks.fixtures';
import { WebhooksScreen } from './WebhooksScreen';

const meta = {
  title: 'Features/tools/WebhooksScreen',
  component: WebhooksScreen,
  tags: ['autodocs'],
  args: {
    lookFor: 'webhook',
    items: webhooks,
    total: webhooks.length,
    list: listControls(),
    status: 'ready',
    reading: { total: 40, read: 40, progress: { isRunning: false, done: 40, total: 40, failed: [] } },
    onLookForChange: fn(),
    onRead: fn(),
    onReadingStop: fn(),
    onReadingRetry: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
  parameters: {
    specification: '2.20',
    docs: {
      description: {
        component: usage({
          summary:
            'Every webhook with what uses it, so that one can be replaced everywhere; the same for links of inputs.',
          when: ['The tool Find and replace.'],
          whenNot: ['The webhooks of one monitor: its page.'],
          keyboard: [['Enter', 'On a row: opens the webhook']],
          dont: ['Show a webhook whole before it is revealed.'],
        }),
      },
    },
  },
} satisfies Meta<typeof WebhooksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every monitor is read. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('With the webhooks of all 40 monitors.')).toBeVisible();
    await expect(canvas.getByText('Looks odd', { selector: 'span' })).toBeVisible();
    await userEvent.click(canvas.getByText('Webhook …hook'));
    await expect(args.onOpen).toHaveBeenCalledWith(['https://example.com/hook']);
  },
};

/** Nothing is read before the person asks for it. */
export const BeforeTheReading: Story = {
  args: { items: webhooks.slice(0, 3), total: 3, reading: { total: 40, read: 0, progress: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Each monitor is read once. Nothing is changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look through 40 monitors' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const Reading: Story = {
  args: { reading: { total: 40, read: 12, progress: { isRunning: true, done: 12, total: 40, failed: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Looking through 40 monitors' })).toHaveAttribute(
      'aria-valuetext',
      '12 of 40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onReadingStop).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: { reading: { total: 40, read: 12, progress: { isRunning: false, done: 12, total: 40, failed: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You stopped/)).toBeVisible();
  },
};

/** Some monitors were read on other pages of this visit. */
export const PartlyRead: Story = {
  args: { items: webhooks.slice(0, 3), total: 3, reading: { total: 40, read: 3, progress: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('With the webhooks of 3 of 40 monitors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look through 37 monitors' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const ReadingFailed: Story = {
  args: {
    reading: {
      total: 40,
      read: 38,
      progress: {
        isRunning: false,
        done: 40,
        total: 40,
        failed: [
          { uuid: 'a', name: 'Night Vault', reason: 'The server answered with 500.' },
          { uuid: 'b', name: 'Air Runner', reason: 'The connection was lost.' },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 monitors could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onReadingRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { items: [], total: 0, status: 'loading', reading: { total: 0, read: 0, progress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader')).toBeNull();
  },
};

export const Failed: Story = {
  args: { items: [], total: 0, status: 'failed', reading: { total: 0, read: 0, progress: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A customer without monitors and without a webhook in the settings. */
export const Empty: Story = {
  args: { items: [], total: 0, reading: { total: 0, read: 0, progress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No webhooks yet')).toBeVisible();
  },
};

/** The links of the inputs; several are replaced together. */
export const Links: Story = {
  args: { lookFor: 'link', items: links, total: 12, list: listControls({ search: 'shop.example' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('With the inputs of all 40 monitors.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /samba/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /dunk-low/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(args.onOpen).toHaveBeenCalledWith([links[1]?.id, links[2]?.id]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Webhooks' }));
    await expect(args.onLookForChange).toHaveBeenCalledWith('webhook');
  },
};

/** Before the reading there is nothing of inputs. */
export const LinksBeforeTheReading: Story = {
  args: { lookFor: 'link', items: [], total: 0, reading: { total: 1, read: 0, progress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No links yet')).toBeVisible();
    await expect(canvas.getByText('Each monitor is read once. Nothing is changed.')).toBeVisible();
  },
};

export const Crowded: Story = { args: { items: crowded, total: crowded.length } };
