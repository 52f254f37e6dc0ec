import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { images, Unseen } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { customerLinks } from '../../shell/layout.fixtures';
import { Shell } from '../../shell/Shell/Shell';
import { SetupCard } from './SetupCard/SetupCard';
import { SetupPlace } from './SetupCard/SetupPlace';
import { SettingsScreen } from './SettingsScreen';
import {
  crowdedValues,
  emptyValues,
  oddHints,
  oddServerHints,
  oddValues,
  values,
} from './SettingsScreen.fixtures';

const meta = {
  title: 'Features/settings/SettingsScreen',
  component: SettingsScreen,
  tags: ['autodocs'],
  args: {
    values,
    hints: {},
    serverHints: {},
    status: 'ready',
    isDirty: false,
    isSaving: false,
    isBotPending: false,
    onFieldChange: fn(),
    onServerAdd: fn(),
    onServersPaste: fn(),
    onServerRemove: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onCopyError: fn(),
  },
  parameters: {
    specification: '2.3',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'The bot’s settings with a live preview of a Discord message.',
          when: ['The route /settings'],
          whenNot: ['First setup: the customer setup screen.'],
          keyboard: [
            ['Enter', 'In a text field: saves'],
            ['Enter', 'In Whitelisted Servers: adds the server'],
          ],
          do: ['Compute hints outside; they never prevent saving.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const name of [
      'Bot Name',
      'Customer Name',
      'Bot Image URL',
      'Footer Text',
      'Footer Icon URL',
      'Embed Color',
      'Whitelisted Servers',
      'Discord Webhook URL',
    ]) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bot Name' }), '!');
    await expect(args.onFieldChange).toHaveBeenCalledWith({ field: 'botName', value: 'Night Owl Monitor!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const bottomsOf = (screen: HTMLElement): number[] =>
  [...screen.querySelectorAll(':is(form, [role=status]) h2, aside')].map(
    (element) => element.getBoundingClientRect().bottom - screen.getBoundingClientRect().top,
  );

/** Nothing moves when the settings replace the skeleton. */
export const Loading: Story = {
  args: { values: emptyValues, status: 'loading' },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <Unseen data-testid="settings">
        <SettingsScreen {...args} values={{ ...values, whitelistedServers: [] }} status="ready" />
      </Unseen>
      <div data-testid="skeleton">
        <SettingsScreen {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByText('Loading settings')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() =>
      expect(bottomsOf(canvas.getByTestId('skeleton'))).toEqual(bottomsOf(canvas.getByTestId('settings'))),
    );
  },
};

export const Empty: Story = {
  args: { values: emptyValues },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No servers yet. Added servers appear here.')).toBeVisible();
    await expect(canvas.getByTestId('default-avatar')).toBeVisible();
    await expect(canvas.getByTestId('embed')).toHaveAttribute('data-color', 'neutral');
  },
};

/** Names that earlier answers have told, and the servers that can be added by them. */
export const ServerNames: Story = {
  parameters: { picture: false },
  args: {
    serverIcons: { '845126790034284571': images.bot },
    serverNames: {
      '845126790034284571': 'Sole Searchers',
      '1024518833670926336': 'Restock Radar',
      '112233445566778899': 'Lace Theory',
      '112233445566778900': 'Lace Lounge',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sole Searchers')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a known server' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Lace Theory/ }));
    await expect(args.onServerAdd).toHaveBeenCalledWith('112233445566778899');
    const field = canvas.getByRole('textbox', { name: 'Whitelisted Servers' });
    await userEvent.type(field, 'lace');
    await expect(field).toHaveAccessibleDescription(
      'Lace Theory or Lace Lounge? Type more of the name, or choose from the menu.',
    );
    // The menu takes nothing of what is typed.
    const { length: added } = args.onServerAdd.mock.calls;
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a known server' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onServerAdd).toHaveBeenCalledTimes(added);
    await expect(field).toHaveValue('lace');
    await userEvent.type(field, ' t');
    await expect(field).toHaveAccessibleDescription('Enter adds Lace Theory (112233445566778899).');
    await userEvent.keyboard('{Enter}');
    await expect(args.onServerAdd).toHaveBeenLastCalledWith('112233445566778899');
    // A listed one is not offered again.
    await userEvent.type(field, 'restock');
    await expect(field).toHaveAccessibleDescription(/^Add by server ID/);
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody');
    await expect(field).toHaveAccessibleDescription(/^No server of this name is known here/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onServerAdd).toHaveBeenLastCalledWith('nobody');
    await userEvent.type(field, '1122');
    await expect(field).toHaveAccessibleDescription(/^Add by server ID/);
    await userEvent.clear(field);
  },
};

/** Warnings below the fields do not prevent saving. */
export const WithWarnings: Story = {
  args: { values: oddValues, hints: oddHints, serverHints: oddServerHints, isDirty: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Embed Color' })).toHaveAccessibleDescription(
      /is not a hex color/,
    );
    await expect(canvas.getByText('A server ID has 17 to 20 digits. Please check this one.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** After a failed save all drafts stay, unsaved. */
export const Failed: Story = {
  args: { isDirty: true, values: { ...values, botName: 'Typed before the save failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bot Name' })).toHaveValue(
      'Typed before the save failed',
    );
    await waitFor(() => expect(canvas.getByText('You have unsaved changes')).toBeVisible());
  },
};

export const Saving: Story = {
  args: { isDirty: true, isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save Changes/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bot Name' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The form's Save button has moved into the bar: there is only one. */
export const Unsaved: Story = {
  args: { isDirty: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('You have unsaved changes')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Save Changes' })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Footer Text' }), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const BotPending: Story = {
  args: { isBotPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bot Setup in Progress')).toBeVisible();
  },
};

/** A server that could not be read stays listed and is shown as the server sent it. */
export const SomeUnreadable: Story = {
  parameters: { picture: false },
  args: { unreadable: [{ id: null, path: 'bot_data.whitelisted_servers.2', raw: null }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 row could not be read')).toBeVisible();
  },
};

export const Servers: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Whitelisted Servers' }),
      '1122334455667788990{Enter}',
    );
    await expect(args.onServerAdd).toHaveBeenCalledWith('1122334455667788990');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 917344560198205520' }));
    await expect(args.onServerRemove).toHaveBeenCalledWith('917344560198205520');
  },
};

/** The preview follows each keystroke. */
export const LivePreview: Story = {
  render: function Editing(args) {
    const [current, setCurrent] = useState(args.values);
    return (
      <SettingsScreen
        {...args}
        values={current}
        isDirty={current !== args.values}
        onFieldChange={({ field, value }) => setCurrent((before) => ({ ...before, [field]: value }))}
      />
    );
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Bot Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Early Bird');
    await expect(within(canvas.getByRole('article')).getByText('Early Bird')).toBeVisible();
    const hex = canvas.getByRole('textbox', { name: 'Embed Color' });
    await userEvent.clear(hex);
    await expect(canvas.getByTestId('embed')).toHaveAttribute('data-color', 'neutral');
    await userEvent.type(hex, 'ff0000');
    await waitFor(() => expect(canvas.getByTestId('embed')).toHaveAttribute('data-color', '#ff0000'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Bot Image URL' }));
    await waitFor(() => expect(canvas.queryByTestId('bot-avatar')).toBeNull());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isDirty: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Crowded: Story = {
  args: { values: crowdedValues },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('60 servers')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const CrowdedNarrow: Story = { ...Crowded, globals: { viewport: { value: 'phone' } } };

/** The whole page inside the Shell. */
export const InTheShell: Story = {
  args: { isDirty: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Shell
      links={customerLinks}
      currentPath="/settings"
      pageTitle="Settings"
      user={{ name: 'mira.keller' }}
      isCollapsed={false}
      onCollapsedChange={fn()}
      foldedGroups={['Tools']}
      onFoldedGroupsChange={fn()}
      onInviteBot={fn()}
      onLogout={fn()}
      onOpen={fn()}
    >
      <SettingsScreen {...args} />
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    const bar = canvas.getByRole('group', { name: 'Save' });
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const InTheShellNarrow: Story = { ...InTheShell, globals: { viewport: { value: 'phone' } } };

/** What is left of the setup is below the preview. */
export const WithSetup: Story = {
  render: (args) => (
    <>
      <SettingsScreen {...args} />
      <SetupPlace>
        <SetupCard
          steps={[
            { id: 'bot', label: 'Invite your bot', text: '', state: 'done' },
            {
              id: 'webhook',
              label: 'Set a webhook',
              text: 'Releases are posted to the channel of this webhook.',
              state: 'open',
              href: '/settings',
            },
          ]}
          onGo={fn()}
          onHide={fn()}
        />
      </SetupPlace>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toContainElement(
      canvas.getByRole('region', { name: 'Setup' }),
    );
  },
};

/** In narrow windows it is a line beside the title, which opens it. */
export const WithSetupNarrow: Story = {
  ...WithSetup,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setup: 1 of 2 done' }));
    await expect(canvas.getByRole('link', { name: 'Start: Set a webhook' })).toBeVisible();
  },
};
