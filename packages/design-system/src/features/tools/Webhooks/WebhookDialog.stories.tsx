import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { links, plan, webhooks } from './Webhooks.fixtures';
import { WebhookDialog, type OpenedValues } from './WebhookDialog';
import type { ValueItem } from './types';

const [odd, , , used] = webhooks as [ValueItem, unknown, unknown, ValueItem];

const opened: OpenedValues = {
  kind: 'webhook',
  rows: [used],
  part: '',
  text: '',
  isSame: false,
  canPlan: false,
  isPartial: false,
  isAsked: false,
};
const chosen = new Set(plan.flatMap(({ steps }) => steps.map(({ id }) => id)));

const meta = {
  title: 'Features/tools/WebhookDialog',
  component: WebhookDialog,
  tags: ['autodocs'],
  args: {
    state: opened,
    plan: { groups: [], chosen: new Set<string>(), progress: null, result: null },
    reading: { total: 40, read: 0, progress: null },
    onRead: fn(),
    onReadingStop: fn(),
    onReadingRetry: fn(),
    onPartChange: fn(),
    onReplacementChange: fn(),
    onPlan: fn(),
    onToggle: fn(),
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    onBack: fn(),
    onClose: fn(),
    onCopyError: fn(),
  },
  parameters: {
    specification: '2.20',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Where values are used, and their replacement everywhere as a plan.',
          when: [
            'Values of the page were opened: a webhook, or what inputs have.',
            'Another page asks to replace a webhook everywhere.',
          ],
          whenNot: ['To change the webhook of one redirect: RedirectDialog.'],
          keyboard: [
            ['Enter', 'In “Replace by”: plans the replacement'],
            ['Ctrl V', 'In “Replace by”: plans the replacement by the webhook that is pasted'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof WebhookDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a webhook is used; each place is a link. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('heading', { name: 'Used in 5 places' })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'jordan' })).toHaveAttribute(
      'href',
      '/monitors/redirects?search=jordan',
    );
    await expect(screen.getByRole('button', { name: 'Plan the replacement' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Replace by' }), 'h');
    await expect(args.onReplacementChange).toHaveBeenCalledWith('h');
  },
};

const progress = { isRunning: true, done: 12, total: 40, failed: [] };

/** Another page asks to replace a webhook: all monitors are read before it is planned. */
export const Asked: Story = {
  args: {
    state: { ...opened, text: odd.value, isAsked: true, isPartial: true },
    reading: { total: 40, read: 12, progress },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Replace by' })).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Looking through 40 monitors' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Plan the replacement' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlan).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onReadingStop).toHaveBeenCalledOnce();
  },
};

/** Without the monitors that could not be read it can be planned nevertheless. */
export const AskedAndPartlyRead: Story = {
  args: {
    state: { ...opened, text: odd.value, isAsked: true, isPartial: true, canPlan: true },
    reading: {
      total: 40,
      read: 39,
      progress: {
        ...progress,
        isRunning: false,
        done: 40,
        failed: [{ uuid: 'a', name: 'Night Vault', reason: 'The server answered with 500.' }],
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onReadingRetry).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByRole('textbox', { name: 'Replace by' }), '{Enter}');
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

/** What deserves a look is explained. */
export const WithNotes: Story = {
  args: { state: { ...opened, rows: [odd] } },
  play: async () => {
    await expect(screen.getByText(/nothing may arrive there/)).toBeInTheDocument();
  },
};

/** Enter plans the replacement; an unusual URL is only a hint. */
export const Typed: Story = {
  args: {
    state: {
      ...opened,
      text: 'https://example.com/hook',
      hint: 'This does not look like a webhook.',
      canPlan: true,
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('This does not look like a webhook.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Replace by' }), '{Enter}');
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

/** A pasted webhook is planned without another press; what is typed is not, because it may go on. */
export const Pasted: Story = {
  render: function Pasted(args) {
    const [text, setText] = useState('');
    return (
      <WebhookDialog
        {...args}
        state={{ ...opened, text, canPlan: text !== '' }}
        onReplacementChange={setText}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Replace by' });
    await userEvent.type(field, 'h');
    await expect(args.onPlan).not.toHaveBeenCalled();
    await userEvent.paste('ttps://discord.com/api/webhooks/1/a');
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledOnce());
  },
};

/** The same webhook replaces nothing. */
export const Same: Story = {
  args: { state: { ...opened, text: used.value, isSame: true } },
  play: async () => {
    await expect(screen.getByText('This is the same webhook.')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Plan the replacement' })).toBeDisabled();
  },
};

/** A part of several links, which begins with the search that found them. */
export const SeveralLinks: Story = {
  args: {
    state: {
      ...opened,
      kind: 'link',
      rows: links,
      part: 'shop.example',
      text: 'store.example',
      canPlan: true,
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Replace 3 links' })).toBeInTheDocument();
    await expect(screen.getAllByRole('link', { name: 'Night Vault' })).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'Only this part of the link' }), 's');
    await expect(args.onPartChange).toHaveBeenCalledWith('shop.examples');
    await userEvent.click(screen.getByRole('button', { name: 'Plan the replacement' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

/** The plan; monitors that were not read may use the webhook too. */
export const Planned: Story = {
  args: {
    state: { ...opened, text: odd.value, isPartial: true },
    plan: { groups: plan, chosen, progress: null, result: null },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/Monitors that you have not looked through/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Make 4 changes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  args: {
    plan: { groups: plan, chosen, progress: { done: 1, total: 4, failed: 0 }, result: null },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    plan: {
      groups: plan,
      chosen,
      progress: null,
      result: {
        done: 3,
        stopped: 0,
        failed: [{ id: 'redirect:5', name: 'Redirects: jordan', reason: 'The server answered with 500.' }],
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry 1 change' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
