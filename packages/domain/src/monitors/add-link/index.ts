import { combine, createEffect, createEvent, createStore, sample, type EventPayload } from 'effector';
import { $isDeveloper } from '../../account/session';
import { addMonitorInputs, INPUTS_PER_CALL, type MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { $locale } from '../../kernel/format';
import { makeCall, statusOf, type Failure } from '../../kernel/http';
import { hasDigit } from '../../kernel/numbers';
import { pageActRequested } from '../../kernel/page/page-acts';
import { unfinishedReported } from '../../kernel/page/unsaved';
import { readLink, shortenedFault } from '../../kernel/pasted';
import { navigate } from '../../kernel/ports';
import { acted, actOf } from '../../kernel/save/resource';
import { createKept } from '../../kernel/save/kept';
import { notify } from '../../kernel/toasts/notify';
import { DEFAULT_SIZE_RANGE, emptyForm, linkKey, newInput } from '../../resources/input-form';
import { inputs } from '../../resources/inputs';
import { readMonitor } from '../../resources/monitor';
import { trackWrite } from '../../resources/pending-writes';
import { $overlay, overlayClosed } from '../../shell/overlays';
import { monitorHref } from '../../shell/pages';
import { $details, $monitors, detailsLoaded, inputsJoined } from '../loaded';
import { page } from '../overview/page';
import { $askedLink, asked } from './given';
import { t } from './text.en';

/** The dialog is there; it may have been asked for before. */
export const mounted = createEvent();
const begun = sample({ clock: [mounted, asked], source: $askedLink });
const linkChanged = createEvent<string>();
/** Each line has a link or an ID. */
const linesPasted = linkChanged.prepend((lines: readonly string[]) => lines.map(readLink).join(' '));
const monitorChosen = createEvent<string>();
const sizesChanged = createEvent<string>();
/** Adds the link; again, with force, after the question about a duplicate. */
const addPressed = createEvent();
/** Opens the monitor with the link in its form, which has the other fields. */
const moreRequested = createEvent();

/** A link's host without `www.`; '' for a product ID or another text that is no link. */
const hostOf = (link: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(readLink(link))?.[1]?.toLowerCase() ?? '';

/** What is added: the links and product IDs of the field, each once, or the one text that it has. */
function toAdd(text: string): readonly string[] {
  const link = readLink(text);
  const words = link.split(/\s+/).map(readLink);
  const isList = words.every((word) => hostOf(word) !== '' || hasDigit(word));
  return [...new Set(isList ? words : [link])].filter((one) => one !== '');
}

/** Why a text cannot be added; one call takes so many links. */
function faultOf(text: string): string | null {
  const links = toAdd(text);
  if (links.length > INPUTS_PER_CALL) return t('tooMany', { max: INPUTS_PER_CALL });
  return links.map(shortenedFault).find((fault) => fault !== null) ?? null;
}

interface Addition {
  readonly uuid: string;
  readonly sent: readonly MonitorInput[];
  /** Confirms a duplicate. */
  readonly force: boolean;
  /** The monitor; `undefined` before it was read. */
  readonly known: MonitorDetail | undefined;
  readonly isDeveloper: boolean;
}

/** The monitor, and what was added to it; `null` if it takes no inputs of customers (specification 6.3). */
interface Added {
  readonly detail: MonitorDetail;
  readonly inputs: readonly MonitorInput[] | null;
}

const addFx = createEffect<Addition, Added, Failure>(async ({ uuid, sent, force, known, isDeveloper }) => {
  const detail = known ?? (await readMonitor(uuid));
  if (!isDeveloper && detail.data.input_allowed !== true) return { detail, inputs: null };
  const { body } = await makeCall(addMonitorInputs, {
    parameters: { uuid },
    payload: { inputs: [...sent], force },
  });
  return { detail, inputs: body.inputs };
});
trackWrite(addFx, ({ uuid }) => uuid);
const added = sample({ clock: addFx.done, filter: ({ result }) => result.inputs !== null });
sample({
  clock: added,
  fn: ({ params: { uuid, sent } }) => actOf('added', inputs, { uuid, base: sent, mine: sent }),
  target: acted,
});

// What is on its way is lost with the tab.
sample({ clock: addFx.pending, fn: (isOn) => ({ name: 'added link', isOn }), target: unfinishedReported });

/** The links that are sent, as a text. */
const textOf = ({ sent }: Addition): string => sent.map(({ link }) => link).join(' ');

const $link = createStore('')
  .on(begun, (_, link) => link)
  .on(linkChanged, (_, link) => link)
  // The next one may have been typed already.
  .on(added, (text, { params }) => (textOf(params) === toAdd(text).join(' ') ? '' : text));
const $sizes = createStore(DEFAULT_SIZE_RANGE).on(sizesChanged, (_, sizes) => sizes);
const $isOpen = $overlay.map((name) => name === 'addLink');
const restored = createKept<{ readonly link: string; readonly sizes: string }>({
  kind: 'added link',
  page,
  $id: $isOpen.map((isOpen) => (isOpen ? '' : null)),
  $typed: combine($link, $sizes, (link, sizes) => (link.trim() === '' ? null : { link, sizes })),
});
$link.on(restored, (_, { link }) => link);
$sizes.on(restored, (_, { sizes }) => sizes);

/** The only monitor with an example input of the link's host, among those read since the sign-in; '' for none or several. */
const $match = combine($link, $monitors, $details, (link, monitors, details) => {
  const host = hostOf(link);
  if (host === '') return '';
  const [match, other] = monitors.filter(({ monitor_uuid }) =>
    details.get(monitor_uuid)?.data.example_inputs?.some((example) => hostOf(example) === host),
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
  .reset([begun, added]);
/** The monitor of the link that was added last: the next one often goes there, too. */
const $last = createStore('')
  .on(added, (_, { params }) => params.uuid)
  .reset(begun);
const $chosen = combine($picked, $match, $last, (picked, match, last) => picked || match || last);

const nameOf = (monitors: readonly { monitor_uuid: string; monitor_name: string }[], uuid: string): string =>
  monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.monitor_name || uuid;

/** The monitors that have a link of the field, of those that were read since the sign-in. */
const $watching = combine($link, $details, (link, details): readonly string[] => {
  const keys = new Set(toAdd(link).map(linkKey));
  if (keys.size === 0) return [];
  return [...details].flatMap(([uuid, { inputs }]) =>
    inputs.some((input) => keys.has(linkKey(input.link))) ? [uuid] : [],
  );
});

/** The server has answered 409: the question is open until something else is to be added. */
const $isAsking = createStore(false)
  .on(addFx.failData, (_, failure) => statusOf(failure) === 409)
  .reset([begun, linkChanged, monitorChosen, added]);
/** The chosen monitor has the link, so the next press adds it with force. */
const $isDuplicate = combine(
  { isAsking: $isAsking, watching: $watching, chosen: $chosen },
  ({ isAsking, watching, chosen }) => isAsking || watching.includes(chosen),
);

sample({
  clock: addPressed,
  source: {
    link: $link,
    sizes: $sizes,
    uuid: $chosen,
    force: $isDuplicate,
    details: $details,
    isDeveloper: $isDeveloper,
    isSending: addFx.pending,
  },
  filter: ({ link, uuid, isSending }) =>
    toAdd(link).length > 0 && faultOf(link) === null && uuid !== '' && !isSending,
  fn: ({ link, sizes, uuid, force, details, isDeveloper }): Addition => ({
    uuid,
    sent: toAdd(link).map((one) => newInput({ ...emptyForm, link: one, sizeRange: sizes }, true)),
    force,
    known: details.get(uuid),
    isDeveloper,
  }),
  target: addFx,
});
// What its page has read in the meantime is newer.
sample({
  clock: addFx.done,
  source: $details,
  filter: (details, { params: { uuid } }) => !details.has(uuid),
  fn: (_, { params: { uuid }, result: { detail } }) => new Map([[uuid, detail]]),
  target: detailsLoaded,
});
sample({
  clock: added,
  fn: ({ params: { uuid }, result: { inputs } }) => ({ uuid, inputs: inputs ?? [] }),
  target: inputsJoined,
});

const told = sample({
  clock: added,
  source: $monitors,
  fn: (monitors, { params }) => ({
    link: textOf(params),
    count: params.sent.length,
    monitor: nameOf(monitors, params.uuid),
  }),
});
/** What was added last, how many links, and the name of its monitor. */
const $added = createStore<EventPayload<typeof told> | null>(null)
  .on(told, (_, one) => one)
  .reset([begun, addFx]);

/** Why the link was not added (specification 8.6). */
function errorOf(failure: Failure): string {
  if (statusOf(failure) === 409) return t('duplicateQuestion');
  if (statusOf(failure) === 401) return t('sessionExpired');
  return failure.kind === 'timeout' ? t('timedOut') : t('failed');
}
const $error = createStore<string | null>(null)
  .on(addFx.failData, (_, failure) => (statusOf(failure) === 409 ? null : errorOf(failure)))
  .on(addFx.doneData, (_, { inputs }) => (inputs === null ? t('notAllowed') : null))
  .reset([begun, addFx, linkChanged, monitorChosen]);

// Back, or a link of the palette, has closed the dialog meanwhile.
const unseen = sample({
  clock: addFx.finally,
  source: $isOpen,
  filter: (isOpen) => !isOpen,
  fn: (_, end) => {
    if (end.status === 'fail') return { detail: textOf(end.params), error: errorOf(end.error) };
    return { detail: textOf(end.params), error: end.result.inputs === null ? t('notAllowed') : null };
  },
});
notify({
  done: [unseen, ({ error }) => (error === null ? t('added') : null)],
  failed: [unseen, ({ detail, error }) => error && t('notAdded', { link: detail, reason: error })],
});

const more = sample({
  clock: moreRequested,
  source: { link: $link, uuid: $chosen },
  filter: ({ uuid }) => uuid !== '',
});
sample({ clock: more, target: overlayClosed });
sample({ clock: more, fn: ({ uuid }) => ({ to: monitorHref(uuid) }), target: navigate });
sample({
  clock: more,
  fn: ({ link }) => ({ page: 'monitorDetail' as const, act: 'add-input' as const, link: readLink(link) }),
  target: pageActRequested,
});

/** The dialog that adds links to monitors. */
export const dialog = {
  view: {
    isOpen: $isOpen,
    link: $link,
    count: $link.map((link) => toAdd(link).length),
    linkError: combine($link, $locale, faultOf),
    sizes: $sizes,
    monitors: $choices,
    chosen: $chosen,
    watchedBy: combine($watching, $monitors, (watching, monitors) =>
      watching.map((uuid) => nameOf(monitors, uuid)),
    ),
    isDuplicate: $isDuplicate,
    question: combine($isAsking, $locale, (isAsking) => (isAsking ? t('duplicateQuestion') : null)),
    added: $added,
    error: $error,
    isSaving: addFx.pending,
  },
  events: {
    onLinkChange: linkChanged,
    onLinesPaste: linesPasted,
    onSizesChange: sizesChanged,
    onChoose: monitorChosen,
    onAdd: addPressed,
    onMore: moreRequested,
    onClose: overlayClosed,
  },
} as const;
