import type { createBotInvite, removeBotUser } from '../../../contract/calls/access';
import type { validateInvite } from '../../../contract/calls/onboarding';
import { pages } from '../../../shell/pages';
import type { sendUpdate } from '../../../contract/calls/updates';
import { labelled } from '../../../resources/fields';
import { changesOf } from '../fields';
import { ruleOf, type NewRow } from './rule';

// What no call takes back: invites, removed users and sent updates.

const rowOf = (noun: string, name: string, href: string, changes: NewRow['changes'] = []): NewRow[] => [
  { noun, name, href, changes, undo: null },
];

export const inviteCreated = ruleOf<typeof createBotInvite>(() => ({
  kind: 'access',
  action: 'created',
  rows: rowOf('invite', '', pages.dashboardAccess.path),
}));

export const inviteRedeemed = ruleOf<typeof validateInvite>(() => ({
  kind: 'access',
  action: 'sent',
  rows: rowOf('invite key', '', pages.settings.path),
}));

export const userRemoved = ruleOf<typeof removeBotUser>(({ payload }, known) => {
  const id = String(payload.user_id);
  const user = known.users.find(({ discord_id }) => discord_id === id);
  return {
    kind: 'access',
    action: 'deleted',
    rows: rowOf('user', user?.name || id, pages.dashboardAccess.path),
    known: { users: known.users.filter((one) => one !== user) },
  };
});

export const updateSent = ruleOf<typeof sendUpdate>(({ payload }) => {
  const fields = payload.fields.map(({ name, value }) => `${name}: ${value}`);
  const changes = changesOf([labelled('fields', 'fields')], null, { fields });
  return {
    kind: 'updates',
    action: 'sent',
    rows: rowOf('update', payload.title, pages.monitors.path, changes),
  };
});
