import { combine, createEffect, createEvent, createStore, sample, type Store } from 'effector';
import { commandsHref, pages, type PageRecord, searchHref } from '../pages';
import { getCommands, getGuilds } from '../../contract/calls/commands';
import { getCustomers } from '../../contract/calls/customers';
import { getMonitors } from '../../contract/calls/monitors';
import { getRedirects } from '../../contract/calls/redirects';
import { $info, isAllowed } from '../../account/session';
import { checkOAuth } from '../../contract/calls/session';
import { $cachedAnswers, createCall, cachedAnswer, tokenSet } from '../../kernel/http';
import { createTimeSlices } from '../../kernel/job/time-slices';
import { link, type ListName, type PaletteEntry } from './entries';
import { $isOpen, opened } from './open';
import { indexRows, type SourceIndex } from './source-index';

/** Loads a list again that could not be loaded. */
export const retryRequested = createEvent<ListName>();

type ListStatus = 'idle' | 'loading' | 'failed' | 'ready';

/**
 * A list of the palette: what the pages have loaded, or else its own load when the palette opens. A failure stays in the
 * palette: it neither logs out nor shows a toast, as it does on the page.
 *
 * @param options.page whose access the list needs.
 * @param options.load requests the rows; their answers are cached. `null` for a list that only its page loads.
 * @param options.$rows the last answer's rows; `null` before.
 */
function createList<Row>(options: {
  readonly name: ListName;
  readonly page: PageRecord;
  readonly load: (() => Promise<unknown>) | null;
  readonly $rows: Store<readonly Row[] | null>;
  readonly entryOf: (row: Row) => PaletteEntry;
}) {
  const { name, page, load, $rows, entryOf } = options;
  const $isListed = $info.map((info) => info !== null && isAllowed(info, page));

  const loadFx = createEffect(async () => {
    await load?.();
  });
  // Loaded once a session, even if the answer has no rows for this person.
  const $hasLoaded = createStore(false)
    .on(loadFx.done, () => true)
    .on(tokenSet, () => false);
  const $hasFailed = createStore(false)
    .on(loadFx.fail, () => true)
    .on([loadFx, $rows, tokenSet], () => false);
  sample({
    clock: [opened, sample({ clock: retryRequested, filter: (failed) => failed === name })],
    source: { isListed: $isListed, rows: $rows, isPending: loadFx.pending, hasLoaded: $hasLoaded },
    filter: ({ isListed, rows, isPending, hasLoaded }) =>
      load !== null && isListed && rows === null && !isPending && !hasLoaded,
    target: loadFx,
  });

  const slices = createTimeSlices((rows: readonly Row[]) => indexRows(rows, entryOf));
  const $indexedRows = createStore<readonly Row[] | null>(null).on(slices.start, (_, rows) => rows);
  sample({
    clock: [opened, $rows],
    source: { isOpen: $isOpen, rows: $rows, indexed: $indexedRows },
    filter: ({ isOpen, rows, indexed }) => isOpen && rows !== null && rows !== indexed,
    fn: ({ rows }) => rows ?? [],
    target: slices.start,
  });
  const $built = createStore<SourceIndex | null>(null)
    .on(slices.done, (_, index) => index)
    .on(tokenSet, () => null);

  return {
    /** `null` until it is loaded, and for a person who may not open its page. */
    $index: combine($built, $isListed, (built, isListed) => (isListed ? built : null)),
    $status: combine(
      {
        built: $built,
        isListed: $isListed,
        isPending: loadFx.pending,
        isIndexing: slices.$isRunning,
        hasFailed: $hasFailed,
      },
      ({ built, isListed, isPending, isIndexing, hasFailed }): ListStatus => {
        if (!isListed) return 'idle';
        if (built !== null) return 'ready';
        return hasFailed ? 'failed' : isPending || isIndexing ? 'loading' : 'idle';
      },
    ),
  };
}

const monitorsFx = createCall(getMonitors);
const redirectsFx = createCall(getRedirects);
const customersFx = createCall(getCustomers);
const checkFx = createCall(checkOAuth);
const guildsFx = createCall(getGuilds);

/** As on /commands, only who may change commands gets the servers; without the redirect to the authorization. */
async function loadServers(): Promise<void> {
  const { status } = await checkFx({});
  if (status === 200) await guildsFx({});
}

const $commandRows = $cachedAnswers.map((cached) => cachedAnswer(cached, getCommands));

/** The lists. Commands belong to a server, so only those of the server that /commands showed last are listed. */
export const lists = {
  monitors: createList({
    name: 'monitors',
    page: pages.monitors,
    load: () => monitorsFx({}),
    $rows: $cachedAnswers.map((cached) => cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null),
    entryOf: ({ monitor_uuid, monitor_name, product_name }): PaletteEntry => ({
      id: `monitors:${monitor_uuid}`,
      label: monitor_name || monitor_uuid,
      icon: 'monitors',
      href: pages.monitorDetail.path.replace(':uuid', encodeURIComponent(monitor_uuid)),
      action: link,
      detail: product_name || undefined,
    }),
  }),
  redirects: createList({
    name: 'redirects',
    page: pages.redirects,
    load: () => redirectsFx({}),
    $rows: $cachedAnswers.map(
      (cached) => cachedAnswer(cached, getRedirects)?.answer.body.data.redirects ?? null,
    ),
    entryOf: ({ id, keyword, type }): PaletteEntry => ({
      id: `redirects:${id}`,
      label: keyword,
      detail: type,
      icon: 'redirects',
      href: searchHref(pages.redirects, keyword),
      action: link,
    }),
  }),
  commands: createList({
    name: 'commands',
    page: pages.commands,
    load: null,
    $rows: $commandRows.map((found) =>
      found === null
        ? null
        : found.answer.body.bots[0].commands.map((command) => ({ command, serverId: found.parameters.id })),
    ),
    entryOf: ({ command: { id, name }, serverId }): PaletteEntry => ({
      id: `commands:${id}`,
      label: name || String(id),
      icon: 'commands',
      href: commandsHref(serverId, name),
      action: link,
    }),
  }),
  servers: createList({
    name: 'servers',
    page: pages.commands,
    load: loadServers,
    $rows: $cachedAnswers.map(
      (cached) => cachedAnswer(cached, getGuilds)?.answer.body.bots[0].guilds ?? null,
    ),
    entryOf: ({ id, name }): PaletteEntry => ({
      id: `servers:${id}`,
      label: name || id,
      icon: 'server',
      href: commandsHref(id),
      action: link,
    }),
  }),
  customers: createList({
    name: 'customers',
    page: pages.customers,
    load: () => customersFx({}),
    $rows: $cachedAnswers.map((cached) => cachedAnswer(cached, getCustomers)?.answer.body ?? null),
    entryOf: ({ customer_id, name }): PaletteEntry => ({
      id: `customers:${customer_id}`,
      label: name || customer_id,
      icon: 'customers',
      href: searchHref(pages.customers, name || customer_id),
      action: link,
    }),
  }),
} as const;
