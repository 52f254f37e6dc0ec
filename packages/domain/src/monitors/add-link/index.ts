import { combine, createEvent, createStore, sample } from 'effector';
import { createPageAct, pageActRequested } from '../../kernel/page/page-acts';
import { readLink } from '../../kernel/pasted';
import { navigate } from '../../kernel/ports';
import { $overlay, overlayClosed, overlayOpened } from '../../shell/overlays';
import { monitorHref, pages } from '../../shell/pages';
import { $examplesByMonitor, $monitors } from '../loaded';

export const pathChanged = createEvent<string>();
/** A link was pasted on the overview, or came by its address; '' asks for one. */
export const linkGiven = createEvent<string>();
const linkChanged = createEvent<string>();
const monitorChosen = createEvent<string>();
const confirmed = createEvent();

/** The link of a text that is nothing else; `null` for another text. */
export const linkIn = (text: string): string | null => {
  const link = readLink(text);
  return /^https?:\/\/\S+$/i.test(link) ? link : null;
};

/** A link's host without `www.`; '' for a product ID or another text that is no link. */
const hostOf = (link: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(readLink(link))?.[1]?.toLowerCase() ?? '';

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
  .on(asked, (_, { link = '' }) => readLink(link))
  .on(linkChanged, (_, link) => link);

/** The only monitor with an example input of the link's host, among those opened since the sign-in; '' for none or several. */
const $match = combine($link, $monitors, $examplesByMonitor, (link, monitors, examples) => {
  const host = hostOf(link);
  if (host === '') return '';
  const [match, other] = monitors.filter(({ monitor_uuid }) =>
    examples.get(monitor_uuid)?.some((example) => hostOf(example) === host),
  );
  return other === undefined ? (match?.monitor_uuid ?? '') : '';
});
/** The monitors of the customer, the one that matches first. */
const $choices = combine($monitors, $match, (monitors, match) =>
  monitors
    .map(({ monitor_uuid: uuid, monitor_name: name, product_name }) => ({
      uuid,
      name,
      category: product_name ?? '',
    }))
    .toSorted((a, b) => Number(b.uuid === match) - Number(a.uuid === match)),
);
const $picked = createStore('')
  .on(monitorChosen, (_, uuid) => uuid)
  .reset(asked);
const $chosen = combine($picked, $match, (picked, match) => picked || match);
sample({ clock: asked, fn: () => 'addLink' as const, target: overlayOpened });

const chosen = sample({
  clock: confirmed,
  source: { link: $link, uuid: $chosen },
  filter: ({ link, uuid }) => readLink(link) !== '' && uuid !== '',
});
sample({ clock: chosen, target: overlayClosed });
sample({ clock: chosen, fn: ({ uuid }) => ({ to: monitorHref(uuid) }), target: navigate });
sample({
  clock: chosen,
  fn: ({ link }) => ({ page: 'monitorDetail' as const, act: 'add-input' as const, link: readLink(link) }),
  target: pageActRequested,
});

/** The dialog that asks for the monitor of a link. */
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
