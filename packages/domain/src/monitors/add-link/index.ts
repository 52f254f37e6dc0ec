import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import type { getMonitor } from '../../contract/calls/monitor-detail';
import { $earlyCalls, callSucceeded, tokenSet, type AnsweredCall, type AnswerOf } from '../../kernel/http';
import { createPageAct, pageActRequested } from '../../kernel/page/page-acts';
import { createStored } from '../../kernel/page/stored';
import { navigateFx } from '../../kernel/ports';
import { toastActed, toastShown } from '../../kernel/toasts/toasts';
import { $overlay, overlayClosed, overlayOpened } from '../../shell/overlays';
import { monitorHref, pages } from '../../shell/pages';
import { $monitors } from '../loaded';
import { placeOf, placesOf, takersOf } from './hosts';
import { t } from './text.en';

/** A link can be given from now on. */
export const started = createEvent();
export const pathChanged = createEvent<string>();
/** A link was pasted on the overview, or came by its address; '' asks for one. */
export const linkGiven = createEvent<string>();
const linkChanged = createEvent<string>();
const monitorChosen = createEvent<string>();
const confirmed = createEvent();

/** Monitors whose places are remembered; the oldest is dropped. */
const MAX_MONITORS = 300;

/** Where the examples and links of monitors lead, by uuid, as pages have loaded them. */
const places = createStored<Readonly<Record<string, readonly string[]>>>({
  key: 'dropdeck:monitor-hosts',
  initial: {},
  clock: started,
  schema: z.record(z.string(), z.array(z.string())),
});

const $isLoaded = createStore(false)
  .on(places.loaded, () => true)
  .on(tokenSet, () => false);
const seen = sample({
  clock: [
    sample({ clock: places.loaded, source: $earlyCalls, fn: (calls) => calls ?? [] }),
    // What is stored must be known before more is added to it.
    sample({ clock: callSucceeded, filter: $isLoaded, fn: (call) => [call] }),
  ],
  fn: (calls: readonly AnsweredCall[]) =>
    calls.flatMap(({ contract, parameters, answer }) =>
      // The name identifies the declaration, and with it the types of its answer.
      contract.name === 'monitorDetail.getMonitor'
        ? [[String(parameters['uuid']), placesOf((answer as AnswerOf<typeof getMonitor>).body)] as const]
        : [],
    ),
});
sample({
  clock: seen,
  source: places.$value,
  filter: (known, found) => found.some(([uuid, of]) => of.join(' ') !== known[uuid]?.join(' ')),
  fn: (known, found) =>
    Object.fromEntries(Object.entries({ ...known, ...Object.fromEntries(found) }).slice(-MAX_MONITORS)),
  target: places.changed,
});

const $isReady = combine(
  createStore('').on(pathChanged, (_, path) => path),
  $monitors,
  (path, monitors) => path === pages.monitors.path && monitors.length > 0,
);
const asked = createPageAct({ page: 'monitors', act: 'add-link', $isReady });
sample({
  clock: linkGiven,
  fn: (link) => ({ page: 'monitors' as const, act: 'add-link' as const, link }),
  target: pageActRequested,
});

const $link = createStore('')
  .on(asked, (_, { link = '' }) => link.trim())
  .on(linkChanged, (_, link) => link);
const $takers = combine($link, places.$value, takersOf);
/** The monitors of the customer, those that take the link first. */
const $choices = combine($monitors, $takers, (monitors, takers) => {
  const choices = monitors.map(({ monitor_uuid: uuid, monitor_name: name, product_name }) => ({
    uuid,
    name,
    category: product_name ?? '',
    isTaker: takers.has(uuid),
  }));
  return choices.toSorted((a, b) => Number(b.isTaker) - Number(a.isTaker));
});
const $chosen = createStore('').on(monitorChosen, (_, uuid) => uuid);
sample({
  clock: [asked, linkChanged],
  source: { choices: $choices, chosen: $chosen },
  fn: ({ choices, chosen }) => {
    const takers = choices.filter(({ isTaker }) => isTaker);
    return takers.length === 0 || takers.some(({ uuid }) => uuid === chosen)
      ? chosen
      : (takers[0]?.uuid ?? '');
  },
  target: $chosen,
});

const decided = sample({
  clock: asked,
  source: { choices: $choices, link: $link },
  fn: ({ choices, link }) => {
    const takers = choices.filter(({ isTaker }) => isTaker);
    return { link, taker: takers.length === 1 ? (takers[0] ?? null) : null };
  },
});
sample({
  clock: decided,
  filter: ({ taker }) => taker === null,
  fn: () => 'addLink' as const,
  target: overlayOpened,
});

const ANOTHER = 'add-link';
const found = sample({
  clock: decided,
  filter: ({ taker }) => taker !== null,
  fn: ({ link, taker }) => ({ link, uuid: taker?.uuid ?? '', monitor: taker?.name ?? '' }),
});
sample({
  clock: found,
  fn: ({ link, monitor }) => ({
    kind: 'success' as const,
    text: t('chosen', { monitor, host: placeOf(link)?.host ?? '' }),
    action: { id: ANOTHER, label: t('another') },
  }),
  target: toastShown,
});
sample({
  clock: toastActed,
  filter: (id) => id === ANOTHER,
  fn: () => 'addLink' as const,
  target: overlayOpened,
});

const chosen = sample({
  clock: confirmed,
  source: { link: $link, uuid: $chosen },
  filter: ({ link, uuid }) => link.trim() !== '' && uuid !== '',
});
sample({ clock: chosen, target: overlayClosed });
const going = sample({ clock: [found, chosen], fn: ({ link, uuid }) => ({ link, uuid }) });
sample({ clock: going, fn: ({ uuid }) => ({ to: monitorHref(uuid) }), target: navigateFx });
sample({
  clock: going,
  fn: ({ link }) => ({ page: 'monitorDetail' as const, act: 'add-input' as const, link }),
  target: pageActRequested,
});

/** The dialog that asks which monitor takes a link. */
export const dialog = {
  view: {
    isOpen: $overlay.map((name) => name === 'addLink'),
    link: $link,
    monitors: $choices,
    chosen: $chosen,
  },
  events: {
    onLinkChange: linkChanged,
    onChoose: monitorChosen,
    onContinue: confirmed,
    onClose: overlayClosed,
  },
} as const;
