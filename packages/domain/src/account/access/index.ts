import * as users from './users';
import { $removal, removeCancelled, removeConfirmed, removeRequested } from './remove';
import { createEvent, createStore, sample } from 'effector';
import { createPageCall } from '../../kernel/page/page-call';
import { log, timeNow } from '../../kernel/ports';
import { makeCall, statusOf, type EntityId, type Failure } from '../../kernel/http';
import { $info, sentAppId } from '../session';
import { createBotInvite, INVITE_PERMISSION } from '../../contract/calls/access';
import { t } from './text.en';

/** Days until an invite expires (specification 9). */
export const INVITE_DAYS = 7;
const DAY_MS = 86_400_000;

export const inviteOpened = createEvent();
/** Closing clears the link (specification 2.4). */
export const inviteClosed = createEvent();
/** Requests a link again after a failure. */
export const inviteRetried = createEvent();
/** The browser denied clipboard access; this is only logged (specification 8.2). */
export const copyFailed = createEvent();

export interface Invite {
  readonly link: string | null;
  /** Milliseconds since the epoch at which the link expires. */
  readonly expiresAt: number | null;
  readonly error: string | null;
}

/** `invite` links an answer to its request: answers for a dialog that has closed are dropped. */
const link = createPageCall(users.page, async ({ appId }: { appId: EntityId; invite: Invite }) => {
  const now = await timeNow();
  const { body } = await makeCall(createBotInvite, {
    payload: { app_id: appId, permission: INVITE_PERMISSION },
  });
  return { link: body.data.link, expiresAt: now + INVITE_DAYS * DAY_MS };
});

const newInvite = (): Invite => ({ link: null, expiresAt: null, error: null });

/** The invite of the open dialog; `null` while it is closed. */
export const $invite = createStore<Invite | null>(null)
  .on(inviteOpened, newInvite)
  .on(inviteRetried, (invite) => (typeof invite?.error === 'string' ? newInvite() : invite))
  .on([inviteClosed, users.page.closed], () => null)
  .on(link.done, (invite, { params, result }) =>
    invite === params.invite ? { ...params.invite, ...result } : invite,
  )
  .on(link.failed, (invite, { params, error }) =>
    invite === params.invite ? { ...params.invite, error: textOf(error) } : invite,
  );

function textOf(failure: Failure): string {
  return statusOf(failure) === 203 ? t('noPermission') : t('failed');
}

sample({
  clock: [inviteOpened, inviteRetried],
  source: { invite: $invite, info: $info },
  filter: ({ invite }) => invite?.link === null && invite.error === null,
  fn: ({ invite, info }) => ({ invite: invite as Invite, appId: sentAppId(info) }),
  target: link.requested,
});

sample({ clock: copyFailed, fn: () => 'access.invite: the link could not be copied', target: log });

/** The page of dashboard access. */
export const screen = {
  view: {
    users: users.$shown.map((shown) =>
      shown.map((user) => ({
        id: user.discord_id,
        name: user.name || user.discord_id,
        icon: user.icon,
        role: users.roleOf(user),
      })),
    ),
    total: users.$users.map(({ length }) => length),
    status: users.$status,
    unreadable: users.$unreadable,
  },
  events: {
    onInvite: inviteOpened,
    onRemove: removeRequested,
    onRemoveMany: users.selection.opened.prepend((ids: readonly string[]) => ({ ids, value: 'remove' })),
  },
} as const;

/** The dialog with an invite link. */
export const invite = {
  view: {
    state: $invite.map(
      (shown) =>
        shown && {
          link: shown.link,
          error: shown.error,
          expiresAt: shown.expiresAt === null ? null : new Date(shown.expiresAt).toISOString(),
        },
    ),
  },
  events: { onRetry: inviteRetried, onClose: inviteClosed, onCopyError: copyFailed },
} as const;

/** The question before a user is removed. */
export const removal = {
  view: {
    state: $removal.map(
      (asked) => asked && { name: asked.user.name, isPending: asked.isPending, error: asked.error },
    ),
  },
  events: { onConfirm: removeConfirmed, onCancel: removeCancelled },
} as const;

export { list, page } from './users';
