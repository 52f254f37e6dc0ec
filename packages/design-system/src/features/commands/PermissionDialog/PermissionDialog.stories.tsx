import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { DOUBLE_CLICK_MS } from '../../../lib/react/doubleClicks';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { PermissionDialog, type PermissionDialogProps } from './PermissionDialog';
import type { PermissionKind } from './types';
import {
  changes,
  configuring,
  crowdedChanges,
  crowdedServer,
  crowdedState,
  loaded,
  selectedRoles,
  selecting,
  small,
  untouched,
  viewed,
} from './PermissionDialog.fixtures';

const meta = {
  title: 'Features/commands/PermissionDialog',
  component: PermissionDialog,
  tags: ['autodocs'],
  args: {
    state: viewed,
    targets: small,
    targetStatuses: loaded,
    changes: [],
    isEveryoneDenied: false,
    onRetryTargets: fn(),
    onModeChange: fn(),
    onSelectionChange: fn(),
    onPermissionsSet: fn(),
    onNext: fn(),
    onBack: fn(),
    onSave: fn(),
    onClose: fn(),
    onDismiss: fn(),
  },
  parameters: {
    specification: '2.11',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Sets who can use a command in a server, in three steps.',
          when: ['A command is edited on the Commands screen.'],
          whenNot: ['To copy permissions to other commands: ApplyPermissionsDialog.'],
          keyboard: [
            ['Arrow keys', 'Move through the search results'],
            ['Enter', 'Selects the active option'],
            ['Space', 'Allows or denies'],
            ['Escape', 'Closes the dialog, except while saving; with a selection it asks first'],
          ],
          do: ['Keep the arrays in `targets` stable: they are indexed once.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PermissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'restock' });
    await expect(dialog).toHaveTextContent('Command Permissions');
    for (const name of ['Channel Permissions', 'Role Permissions', 'Member Permissions']) {
      await expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    await expect(within(dialog).getAllByText('Allowed')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Permissions' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NoOverrides: Story = {
  args: { state: untouched },
  play: async () => {
    await expect(screen.getByText('No customized permissions configured')).toBeInTheDocument();
  },
};

export const NamesLoading: Story = {
  args: {
    targets: { channels: [], roles: [], members: [] },
    targetStatuses: { channels: 'loading', roles: 'loading', members: 'loading' },
    known: { channels: [], roles: [{ id: 'r0', name: 'Staff' }], members: [] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Staff (r0)')).toBeVisible());
    await expect(screen.queryByText(/Unknown/)).toBeNull();
  },
};

/** Opens on what exists: the current overrides of a kind on top, each with its verdict. */
export const SelectNothingYet: Story = {
  args: { state: selecting },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('listbox', { name: 'Channels' });
    await expect(within(list).getByRole('group', { name: 'Current overrides' })).toHaveTextContent(
      'staff-onlyDenied',
    );
    await expect(
      within(within(list).getByRole('group', { name: 'Other channels' })).getAllByRole('option'),
    ).toHaveLength(4);
    await expect(screen.queryByText('Select permission type...')).toBeNull();
    const modes = within(screen.getByRole('radiogroup', { name: 'Permission Mode' }));
    for (const [name, count] of [
      ['Channel', '5'],
      ['Role', '7'],
      ['Member', '5'],
    ] as const) {
      await expect(modes.getByRole('radio', { name })).toHaveAccessibleDescription(count);
    }
    await expect(modes.getByRole('radio', { name: 'Channel' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Member' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('members');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Without any override no type is chosen. */
export const SelectWithoutMode: Story = {
  args: { state: { ...untouched, step: 'select' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Select permission type...')).toBeVisible());
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Role' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('roles');
  },
};

/** A search goes on when another type is chosen. */
export const OneSearch: Story = {
  parameters: { picture: false },
  args: { state: selecting },
  render: function Render(args) {
    const [mode, setMode] = useState<PermissionKind>('channels');
    return <PermissionDialog {...args} state={{ ...selecting, mode }} onModeChange={setMode} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search Channels' }), 'st');
    await userEvent.click(screen.getByRole('radio', { name: 'Role' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search Roles' })).toHaveValue('st'));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'StaffAllowed',
      'Restock ping',
    ]);
  },
};

/** Without any override there is one list, in the order of the server. */
export const SelectWithoutOverrides: Story = {
  args: { state: { ...untouched, step: 'select', mode: 'channels' } },
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await expect(screen.queryByRole('group', { name: /Current|Other/ })).toBeNull();
  },
};

export const SearchFindsNothing: Story = {
  args: { state: selecting },
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('combobox');
    await userEvent.type(search, 'zzz');
    await waitFor(() => expect(screen.getByText('No matches for “zzz”')).toBeVisible());
    await userEvent.clear(search);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  },
};

/** A role with an override was deleted: its override can still be changed. */
export const OverrideOfDeletedRole: Story = {
  args: {
    state: {
      ...selecting,
      mode: 'roles',
      overrides: { channels: [], roles: [{ id: 'gone', permission: true }], members: [] },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Unknown \(gone\)/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ kind: 'roles', ids: new Set(['gone']) });
  },
};

export const Selected: Story = {
  args: { state: selectedRoles },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Selected Channels (1)' })).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: 'Selected Roles (3)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Muted' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ kind: 'roles', ids: new Set(['r0', 'r4']) });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const SelectNarrow: Story = {
  args: { state: selectedRoles },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Role' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** While members load, channels and roles can be chosen. */
export const MembersLoading: Story = {
  args: {
    state: { ...selecting, mode: 'members' },
    targets: { ...small, members: [] },
    targetStatuses: { ...loaded, members: 'loading' },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading members');
    await userEvent.click(screen.getByRole('radio', { name: 'Role' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('roles');
  },
};

export const TargetsFailed: Story = {
  args: { state: selectedRoles, targetStatuses: { ...loaded, roles: 'failed' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Failed to fetch roles')).toBeInTheDocument();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryTargets).toHaveBeenCalledWith('roles');
  },
};

export const Configure: Story = {
  args: { state: configuring, changes },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('heading', { name: 'Configure Role Permissions' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Muted' }));
    await expect(args.onPermissionsSet).toHaveBeenCalledWith({ kind: 'roles', ids: ['r6'], isAllowed: true });
    await expect(screen.getByRole('complementary', { name: 'What will change' })).toHaveTextContent('Added2');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A selection is not lost to Escape or the close button; a press outside closes at once. */
export const Discarding: Story = {
  parameters: { picture: false },
  args: { state: configuring, changes },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const dialog = await screen.findByRole('dialog', { name: 'restock' });
    // A press outside right after the dialog has opened is the second one of a double-click.
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
    await userEvent.click(dialog.closest('[data-size]')?.parentElement ?? dialog);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    // The press outside has taken the focus, which the dialog takes back.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const EveryoneDenied: Story = {
  args: { state: configuring, changes, isEveryoneDenied: true },
  play: async () => {
    await expect(screen.getByText('This denies everyone')).toBeInTheDocument();
  },
};

export const Saving: Story = {
  args: { state: { ...configuring, isSaving: true }, changes },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotEnoughPermission: Story = {
  args: { state: { ...configuring, error: 'ERROR: Not enough permission!' }, changes },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('ERROR: Not enough permission!');
  },
};

export const Narrow: Story = {
  ...EveryoneDenied,
  globals: { viewport: { value: 'phone' } },
};

function Searching(props: PermissionDialogProps): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <PermissionDialog
      {...props}
      state={props.state && { ...props.state, selected: { ...props.state.selected, members: ids } }}
      onSelectionChange={(change) => {
        setIds(change.ids);
        props.onSelectionChange(change);
      }}
    />
  );
}

/** 5,000 members are searched and selected together. */
export const CrowdedSelect: Story = {
  args: { state: { ...selecting, mode: 'members' }, targets: crowdedServer },
  render: (args) => <Searching {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'Okafor 10 ada');
    await expect(screen.getAllByRole('option').length).toBeLessThan(20);
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(screen.getByRole('heading', { name: /Selected Members \(21\)/ })).toBeInTheDocument();
  },
};

/** All of them have overrides; the list is virtualized. */
export const Crowded: Story = {
  args: { state: crowdedState, targets: crowdedServer, changes: crowdedChanges },
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('checkbox').length).toBeLessThan(20);
    await userEvent.click(screen.getByRole('button', { name: 'Allow all' }));
    await expect(args.onPermissionsSet).toHaveBeenCalledOnce();
  },
};
