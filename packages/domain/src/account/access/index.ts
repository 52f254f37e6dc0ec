import * as users from './users';
import { selection } from './bulk/open';
import { $invite, copyFailed, inviteClosed, inviteOpened, inviteRetried } from './invite';
import { $removal, removeCancelled, removeConfirmed, removeRequested } from './remove';

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
    onRemoveMany: selection.opened.prepend((ids: readonly string[]) => ({ ids, value: 'remove' })),
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

export { $hidden, list, page } from './users';
