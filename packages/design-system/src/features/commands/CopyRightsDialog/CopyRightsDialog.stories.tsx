import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { choosableIn, planOf } from '../../../patterns/Plan/Plan.fixtures';
import { servers } from '../CommandsScreen.fixtures';
import {
  crew,
  notThere,
  plan,
  planned,
  sources,
  staff,
  step,
  trial,
  unchanged,
} from './CopyRightsDialog.fixtures';
import { CopyRightsDialog, type CopyRightsDialogProps } from './CopyRightsDialog';

const meta = {
  title: 'Features/commands/CopyRightsDialog',
  component: CopyRightsDialog,
  tags: ['autodocs'],
  args: {
    status: 'ready',
    servers,
    serverId: '900000000000000001',
    roles: { sources, targets: sources.slice(1), from: staff, to: trial, isSameServer: true },
    plan,
    onChoose: fn(),
    onServerChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.11',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: usage({
          summary: 'Copies what a role may use to another role, here or on another server.',
          when: ['A role needs the rights of another one, over all commands.'],
          whenNot: [
            'Several commands need the same permissions: ApplyPermissionsDialog.',
            'To change one command: PermissionDialog.',
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof CopyRightsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each command has a line; those that the role may use already are counted. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('3 changes · 2 unchanged')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: '/restock: @Trial may use it' }));
    await expect(args.plan.onToggle).toHaveBeenCalledWith({ id: 'restock', isChosen: false });
    await userEvent.click(screen.getByRole('button', { name: 'Make 3 changes' }));
    await expect(args.plan.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A select of a role, with its list open. */
async function choose(
  { userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>,
  label: string,
  option: string,
): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${label}$`) }));
  const list = within(await screen.findByRole('listbox', { name: label }));
  await userEvent.click(list.getByRole('option', { name: option }));
}

export const NothingChosen: Story = {
  args: {
    roles: { sources, targets: sources, from: undefined, to: undefined, isSameServer: true },
    plan: planOf([]),
  },
  play: async ({ args, userEvent }) => {
    await choose({ userEvent }, 'From role', 'Muted (…9077)');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ from: 'r4' });
    await choose({ userEvent }, 'On server', 'The Lounge');
    await expect(args.onServerChange).toHaveBeenCalledWith('900000000000000002');
    await choose({ userEvent }, 'To role', 'Trial');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ to: 'r2' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The roles of another server are on their way. */
export const Loading: Story = {
  args: {
    status: 'loading',
    serverId: '900000000000000002',
    roles: { sources, targets: [], from: staff, to: undefined, isSameServer: false },
    plan: planOf([]),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /To role$/ })).toBeDisabled();
    await expect(screen.queryByText(/No single role/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { ...Loading.args, status: 'failed' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('The roles and commands could not be loaded')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoEqualName: Story = {
  args: {
    serverId: '900000000000000002',
    roles: { sources, targets: [crew], from: staff, to: undefined, isSameServer: false },
    plan: planOf([]),
  },
  play: async () => {
    await expect(
      await screen.findByText('No single role there is named Staff. Choose one.'),
    ).toBeInTheDocument();
  },
};

/** What has no equal name there is said, and skipped. */
export const AnotherServer: Story = {
  args: {
    serverId: '900000000000000002',
    roles: { sources, targets: [crew, trial], from: trial, to: trial, isSameServer: false },
    plan: planned('@Trial on The Lounge', [
      step('restock'),
      step('raffle', { changes: [{ label: '', before: '', after: notThere }] }),
      step('release', { title: '/release', skipped: 'No single command there has this name.' }),
      step('profit', {
        title: '/profit',
        skipped: 'It is denied in #general and #drops here, but not on The Lounge.',
      }),
      unchanged('sizes'),
    ]),
  },
  play: async () => {
    await expect(await screen.findByText('2 changes · 2 skipped · 1 unchanged')).toBeInTheDocument();
    await expect(screen.getByText(notThere)).toBeInTheDocument();
    await expect(screen.getByText(/It is denied in #general and #drops here/)).toBeInTheDocument();
  },
};

export const NothingToChange: Story = {
  args: { plan: planned('@Trial on Sole Society', [unchanged('sizes'), unchanged('links')]) },
  play: async () => {
    await expect(await screen.findByText('Nothing to change · 2 unchanged')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /^Make/ })).toBeDisabled();
  },
};

export const Running: Story = {
  args: { plan: { ...plan, progress: { done: 1, total: 3, failed: 1 } } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Making 3 changes' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /From role$/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.plan.onStop).toHaveBeenCalledOnce();
  },
};

export const SomeFailed: Story = {
  args: {
    plan: {
      ...plan,
      result: {
        done: 2,
        stopped: 0,
        failed: [{ id: 'release', name: '/release', reason: 'ERROR: Not enough permission!' }],
        doneIds: new Set(['restock', 'raffle']),
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByText(/no longer denied: ERROR: Not enough permission!$/)).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry 1 change' }));
    await expect(args.plan.onRetry).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { plan: { ...plan, result: { done: 3, stopped: 0, failed: [], doneIds: choosableIn(plan.groups) } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Live(props: CopyRightsDialogProps): ReactNode {
  const [to, setTo] = useState<typeof trial>();
  const [job, setJob] = useState<Partial<CopyRightsDialogProps['plan']>>({});
  return (
    <CopyRightsDialog
      {...props}
      roles={{ ...props.roles, to }}
      plan={{
        ...props.plan,
        ...job,
        onConfirm: () => setJob({ progress: { done: 1, total: 3 } }),
        onStop: () => setJob({ progress: null, result: { done: 1, stopped: 2, failed: [] } }),
      }}
      onChoose={() => setTo(trial)}
    />
  );
}

/** The keyboard alone gets through, and the focus moves with the steps. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  render: (args) => <Live {...args} />,
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('button', { name: /To role$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'To role' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /To role$/ })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Sole Society$/ })).toHaveFocus());
    screen.getByRole('button', { name: 'Make 3 changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Making the changes' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: '1 of 3 changes made' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
