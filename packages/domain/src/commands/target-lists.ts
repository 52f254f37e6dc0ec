import { combine, createEvent, sample } from 'effector';
import { callOf } from '../kernel/http';
import { getChannels, getMembers, getRoles } from '../contract/calls/commands';
import { createGuildList } from './guild-list';
import type { TargetKind } from '../resources/overrides';
import { guildChanged } from './servers';
import { t } from './text.en';

const readRoles = callOf(getRoles);
const roles = createGuildList({
  read: readRoles,
  itemsOf: ({ body }) => body.bots[0].roles,
  failedText: () => t('rolesFailed'),
});
const readMembers = callOf(getMembers);
const members = createGuildList({
  read: readMembers,
  itemsOf: ({ body }) => body.bots[0].members,
  failedText: () => t('membersFailed'),
});
const readChannels = callOf(getChannels);
const channels = createGuildList({
  read: readChannels,
  itemsOf: ({ body }) => body.bots[0].channels,
  failedText: () => t('channelsFailed'),
});

export const targetsReloadRequested = createEvent<TargetKind>();

const lists = { channels, roles, members } as const;

// Loaded with the server, so that the lists are ready when a dialog opens.
sample({ clock: guildChanged, target: [roles.requested, members.requested, channels.requested] });

for (const kind of ['channels', 'roles', 'members'] as const) {
  sample({
    clock: targetsReloadRequested,
    filter: (wanted) => wanted === kind,
    target: lists[kind].retryRequested,
  });
}

/** Retries only the lists that failed. */
export const failedTargetsRetried = createEvent();
sample({
  clock: failedTargetsRetried,
  target: [roles.retryRequested, members.retryRequested, channels.retryRequested],
});

export const $unreadableTargets = combine(
  [roles.$unreadable, members.$unreadable, channels.$unreadable],
  (lists) => lists.flat(),
);
export const $roles = roles.$items;
export const $members = members.$items;
export const $channels = channels.$items;
export const $targetStatuses = combine({
  channels: channels.$status,
  roles: roles.$status,
  members: members.$status,
});
