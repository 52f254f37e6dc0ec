import type { createBotInvite, removeBotUser } from '../../../contract/calls/access';
import type { validateInvite } from '../../../contract/calls/onboarding';
import { pages } from '../../../shell/pages';
import type { sendUpdate } from '../../../contract/calls/updates';
import { changesOf } from '../fields';
import { ruleOf } from './rule';

// What no call takes back: invites, removed users and sent updates.

export const inviteCreated = ruleOf<typeof createBotInvite>((_, known) => ({
  kind: 'access',
  action: 'created',
  rows: [{ noun: 'invite', name: '', href: pages.dashboardAccess.path, changes: [], undo: null }],
  known,
}));

export const inviteRedeemed = ruleOf<typeof validateInvite>((_, known) => ({
  kind: 'access',
  action: 'sent',
  rows: [{ noun: 'invite key', name: '', href: pages.settings.path, changes: [], undo: null }],
  known,
}));

export const userRemoved = ruleOf<typeof removeBotUser>(({ payload }, known) => {
  const id = String(payload.user_id);
  const user = known.users.find(({ discord_id }) => discord_id === id);
  return {
    kind: 'access',
    action: 'deleted',
    rows: [
      { noun: 'user', name: user?.name || id, href: pages.dashboardAccess.path, changes: [], undo: null },
    ],
    known: { ...known, users: known.users.filter((one) => one !== user) },
  };
});

export const updateSent = ruleOf<typeof sendUpdate>(({ payload }, known) => ({
  kind: 'updates',
  action: 'sent',
  rows: [
    {
      noun: 'update',
      name: payload.title,
      href: pages.monitors.path,
      changes: changesOf([{ key: 'fields', label: 'Fields' }], null, {
        fields: payload.fields.map(({ name, value }) => `${name}: ${value}`),
      }),
      undo: null,
    },
  ],
  known,
}));
