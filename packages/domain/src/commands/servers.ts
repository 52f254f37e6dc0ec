import { combine, createEvent, createStore, sample } from 'effector';
import { createCall, statusOf, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { sessionRevoked } from '../session';
import { notify } from '../shared/notify';
import { getGuilds, type Guild } from './contract';
import { messages } from './messages';
import { authorized, page } from './oauth-check';

export const guildSelected = createEvent<string>();

const load = page.scoped(createCall(getGuilds));
sample({ clock: authorized, fn: () => ({}), target: load.runFx });

export const $guilds = createStore<readonly Guild[]>([])
  .on(load.done, (_, { result }) => result.body.bots[0].guilds)
  .on(page.closed, () => []);

export const $unreadableGuilds = createStore<readonly LocatedRow[]>([])
  .on(load.done, (_, { result }) => unreadableIn(result))
  .on(page.closed, () => []);

const $isLoaded = createStore(false)
  .on(load.done, () => true)
  .on(page.closed, () => false);

/** Shown until the logout that follows a failed load (specification 8.11). */
export const $guildsError = createStore<string | null>(null)
  .on(load.failed, (_, { error }) => textOf(error))
  .on([page.started, page.closed], () => null);

export const $areGuildsLoading = combine(
  $isLoaded,
  $guildsError,
  (isLoaded, error) => !isLoaded && error === null,
);

function textOf(failure: Failure): string {
  return statusOf(failure) === 429 ? messages.tooManyRequests : messages.guildsFailed;
}

notify({ failed: [load.failed, ({ error }) => textOf(error)] });
sample({ clock: load.failed, fn: () => ({ withMessage: true }), target: sessionRevoked });

const preselected = sample({
  clock: load.done,
  filter: ({ result }) => result.body.bots[0].guilds.length > 0,
  fn: ({ result }) => result.body.bots[0].guilds[0]?.id ?? '',
});

const $chosen = createStore<string | null>(null)
  .on([preselected, guildSelected], (_, id) => id)
  .on(page.closed, () => null);

export const $guildId = $chosen;

export const guildChanged = sample({
  clock: $chosen,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
});
