import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { choosableIn, groups } from '../../../patterns/Plan/Plan.fixtures';
import { compareProps, crowded } from './CompareScreen.fixtures';
import { CompareScreen } from './CompareScreen';

const meta = {
  title: 'Features/tools/CompareScreen',
  component: CompareScreen,
  tags: ['autodocs'],
  args: compareProps,
  parameters: {
    specification: '2.20',
    layout: 'padded',
    docs: {
      description: {
        component: usage({
          summary: 'Two monitors side by side, and a copy of what differs.',
          when: ['The tool Compare.'],
          whenNot: ['What one monitor gives to many others: ApplyToDialog.'],
          keyboard: [
            ['Tab', 'Goes from the choice of the monitors to the switches, the sections and their rows'],
          ],
          do: ['Begin with what differs.'],
          dont: ['Delete anything by a copy.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CompareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('7 differences')).toBeVisible();
    await expect(canvas.queryByText('FV5029-006')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Delay to Kith' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({ to: 'b', section: 'settings', id: 'delay' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy DD1391-100 to Nike SNKRS' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith({ to: 'a', section: 'inputs', id: '3' });
    // What is missing in one monitor is copied from the other one alone.
    await expect(canvas.queryByRole('button', { name: 'Copy DD1391-100 to Kith' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy EU to Nike SNKRS' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the monitors' }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
};

/** Rows that are the same as well, and webhooks in the clear. */
export const Everything: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/discord.com/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(canvas.getByText('FV5029-006')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show webhooks' }));
    await expect(canvas.getByText(/main-Qx7f/)).toBeVisible();
  },
};

/** Customers have fewer settings, and copy no example inputs. */
export const Customer: Story = {
  args: {
    isDeveloper: false,
    sections: [
      {
        name: 'examples',
        different: 1,
        rows: [{ id: 'x', title: 'DD1391-100', state: 'only-a', values: [] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();
  },
};

/** The address names no monitors. */
export const Empty: Story = {
  args: { uuids: { a: '', b: '' }, isPair: false, sections: null },
  play: async ({ canvas, args, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: 'First monitor' }));
    await userEvent.type(first.getByRole('searchbox'), 'kith');
    await userEvent.click(first.getByRole('button', { name: 'Kith' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ side: 'a', uuid: 'm-1' });
  },
};

export const SameMonitor: Story = {
  args: { uuids: { a: 'm-0', b: 'm-0' }, isPair: false, sections: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose two different monitors')).toBeVisible();
  },
};

export const Loading: Story = { args: { sections: null } };

export const ListLoading: Story = {
  args: { uuids: { a: 'm-0', b: '' }, isPair: false, sections: null, listStatus: 'loading' },
};

export const Failed: Story = {
  args: {
    sections: null,
    failed: [{ uuid: 'm-1', name: 'The second monitor', reason: 'The server answered with 500.' }],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The second monitor could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ListFailed: Story = {
  args: { uuids: { a: '', b: 'm-1' }, isPair: false, sections: null, listStatus: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onListRetry).toHaveBeenCalledOnce();
  },
};

/** What a copy would do, before it does. */
export const Planned: Story = {
  args: { copyTo: 'b', plan: { ...compareProps.plan, groups, chosen: choosableIn(groups) } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy to Kith' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy 4 changes' }));
    await expect(args.plan.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The copy is being made. */
export const Saving: Story = {
  args: { copyTo: 'b', plan: { ...compareProps.plan, groups, progress: { done: 1, total: 4 } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy to Kith' }));
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
  },
};

export const Crowded: Story = {
  args: { sections: crowded },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
