import { attach, createEvent, createStore, sample } from 'effector';
import { createCall } from '../../kernel/http';
import { wireId } from '../../contract/wire/wire';
import { $info, sentAppId } from '../session';
import { unfinishedReported } from '../../kernel/page/unsaved';
import { notify } from '../../kernel/toasts/notify';
import { removeBotUser, type DashboardUser } from '../../contract/calls/access';
import { $users, isRemovable, page, reloadRequested } from './users';
import { t } from './text.en';

/** Asks for confirmation before a user is removed, by their `discord_id`. */
export const removeRequested = createEvent<string>();
export const removeConfirmed = createEvent();
/** Ignored while the removal is pending. */
export const removeCancelled = createEvent();

export interface Removal {
  readonly user: DashboardUser;
  readonly isPending: boolean;
  readonly error: string | null;
}

/** An effect that removes a user's access. */
export const createRemoval = () =>
  attach({
    source: $info,
    effect: createCall(removeBotUser),
    mapParams: (user: DashboardUser, info) => ({
      payload: { app_id: sentAppId(info), user_id: wireId(user, 'discord_id') },
    }),
  });
const removeFx = createRemoval();

const found = sample({
  clock: removeRequested,
  source: $users,
  fn: (users, id) => users.find((user) => user.discord_id === id && isRemovable(user)) ?? null,
});

/** The user to confirm the removal of; `null` while the dialog is closed. */
export const $removal = createStore<Removal | null>(null);

const started = sample({
  clock: removeConfirmed,
  source: $removal,
  filter: (removal) => removal !== null && !removal.isPending,
  fn: (removal) => (removal as Removal).user,
});

const isAbout = (removal: Removal | null, user: DashboardUser): removal is Removal =>
  removal !== null && removal.user.discord_id === user.discord_id;

$removal
  .on(found, (removal, user) =>
    user === null || removal?.isPending === true ? removal : { user, isPending: false, error: null },
  )
  .on(removeCancelled, (removal) => (removal?.isPending === true ? removal : null))
  .on(started, (removal) => removal && { ...removal, isPending: true, error: null })
  .on(removeFx.done, (removal, { params }) => (isAbout(removal, params) ? null : removal))
  // Every failure shows the same message, a lack of permission included (specification 8.2).
  .on(removeFx.fail, (removal, { params }) =>
    isAbout(removal, params) ? { ...removal, isPending: false, error: t('failed') } : removal,
  )
  .on(page.closed, () => null);

sample({ clock: started, target: removeFx });
sample({
  clock: removeFx.pending,
  fn: (isOn) => ({ name: 'removed user', isOn }),
  target: unfinishedReported,
});

notify({
  done: [removeFx.done, () => t('removed')],
  // The dialog shows the failure; once it is gone, with its page, a toast does.
  failed: [
    sample({
      clock: removeFx.fail,
      source: $removal,
      filter: (removal, { params }) => !isAbout(removal, params),
    }),
    () => t('failed'),
  ],
});
sample({
  clock: removeFx.done,
  source: page.$isOpen,
  filter: Boolean,
  target: reloadRequested,
});
