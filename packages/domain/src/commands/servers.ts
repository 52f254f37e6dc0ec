import { combine, createEvent, createStore, sample } from 'effector';
import { callOf, isDisconnected, statusOf, type Failure } from '../kernel/http';
import { $isOnline } from '../kernel/ports';
import { endSessionOn } from '../account/session';
import { notify } from '../kernel/toasts/notify';
import { createLoad } from '../kernel/page/load';
import { readQuery } from '../kernel/page/query-string';
import { getGuilds, type Guild } from '../contract/calls/commands';
import { SERVER_KEY } from '../shell/pages';
import { $access, address, authorized, page } from './oauth-check';
import { factsLearnt } from '../kernel/page/facts';
import { t } from './text.en';

export const guildSelected = createEvent<string>();

const read = callOf(getGuilds);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly Guild[] => body.bots[0].guilds,
  initial: [],
  clearsOnClose: true,
});
sample({ clock: authorized, fn: () => ({}), target: query.start });

export const { $data: $guilds, $unreadable: $unreadableGuilds } = query;

/** What the page shows: the servers, or why there are none. */
export const $pageState = combine(
  $access,
  query.$status,
  query.$state,
  $isOnline,
  (access, status, state, isOnline) => {
    if (access === 'checking') return 'loading';
    if (access !== 'allowed') return access;
    // Without a connection they are asked for again.
    const isWaiting = state.error !== null && isDisconnected(isOnline, state.error);
    return status === 'idle' || isWaiting ? 'loading' : status;
  },
);

const textOf = (failure: Failure): string =>
  statusOf(failure) === 429 ? t('tooManyRequests') : t('guildsFailed');

/** Shown until the logout that follows a failed load (specification 8.11). */
export const $guildsError = query.$state.map(({ error }) => (error === null ? null : textOf(error)));

notify({ failed: [endSessionOn(query.failed, true), textOf] });

/** The server that the address names, also after Back. */
const preselected = sample({
  clock: [query.loaded, address.$query],
  source: { search: address.$query, guilds: query.$data },
  filter: ({ guilds }) => guilds.length > 0,
  fn: ({ search, guilds }) => {
    const named = readQuery(search)(SERVER_KEY);
    return (guilds.find(({ id }) => id === named) ?? guilds[0])?.id ?? '';
  },
});
sample({ clock: guildSelected, fn: (id) => ({ [SERVER_KEY]: id }), target: address.keysChanged });

/** The chosen server. */
export const $guildId = createStore<string | null>(null)
  .on([preselected, guildSelected], (_, id) => id)
  .on(page.closed, () => null);

export const guildChanged = sample({ clock: $guildId, filter: Boolean });

sample({ clock: query.loaded, fn: ({ data }) => ({ servers: data.length }), target: factsLearnt });
