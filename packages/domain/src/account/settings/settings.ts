import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { $isOnline } from '../../kernel/ports';
import { getCustomerInfo } from '../../contract/calls/session';
import { rowsUnreadable, isDisconnected } from '../../kernel/http';
import { locate, reportRows } from '../../contract/wire/rows';
import { createKept } from '../../kernel/save/kept';
import { createPage } from '../../kernel/page/page';
import { registerUnsaved } from '../../kernel/page/unsaved';
import { $info, endSessionOn, infoPatched } from '../session';
import { notify } from '../../kernel/toasts/notify';
import { notifyShortened } from '../../kernel/toasts/notify-shortened';
import { createSave } from '../../kernel/save';
import { settings as resource } from '../../resources/settings';
import {
  addServer,
  applyEdits,
  patchInfo,
  effectiveEdits,
  readEdits,
  settingsOf,
  type Edits,
  type Settings,
  type TextSetting,
} from '../../resources/setting-values';
import { t } from './text.en';
import { hintUnless, isHttpUrl, webhookHint } from '../../kernel/hints';

const hexColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const serverId = /^\d{17,20}$/;

export const isHexColor = (text: string): boolean => hexColor.test(text.trim());
export const isServerId = (text: string): boolean => serverId.test(text);

/** Hints beside the fields; they never prevent saving (specification 5: no client checks). */
export function settingsHints(settings: Settings): Partial<Record<TextSetting, string>> {
  const url = (text: string): string | undefined => hintUnless(text, isHttpUrl, t('url'));
  const hints = {
    imageUrl: url(settings.imageUrl),
    footerIcon: url(settings.footerIcon),
    hexColor: hintUnless(settings.hexColor, isHexColor, t('hexColor')),
    webhookUrl: webhookHint(settings.webhookUrl),
  };
  return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}

export const serverHints = (servers: readonly string[]): Record<string, string> =>
  Object.fromEntries(servers.filter((id) => !isServerId(id)).map((id) => [id, t('serverId')]));

export const page = createPage('settings');

/** An edit of what is displayed. */
const changed = createEvent<(values: Settings) => Edits>();
export const fieldChanged = changed.prepend(
  ({ field, value }: { readonly field: TextSetting; readonly value: string }) =>
    () => ({ [field]: value }),
);
/** Adds several pasted ids, each as if typed. */
export const serversPasted = changed.prepend((ids: readonly string[]) => ({ whitelistedServers }) => ({
  whitelistedServers: ids.reduce(addServer, whitelistedServers),
}));
notifyShortened(serversPasted);
/** Typed ids are split as pasted ones are. A number that a spreadsheet shortened (`8,78E+17`) is one. */
export const serverAdded = serversPasted.prepend((ids: string) => ids.split(/(?:[\s;]|,(?!\d+E\+\d))+/i));
export const serverRemoved = changed.prepend((id: string) => ({ whitelistedServers }) => ({
  whitelistedServers: whitelistedServers.filter((listed) => listed !== id),
}));
export const discardRequested = createEvent();
export const saveRequested = createEvent();

const $saved = $info.map((info) => settingsOf(info ?? { paid: false }));

/** Merges the edits into the server's settings and saves them. */
const { saveFx } = createSave(resource, { $known: $info });

/** The edits as they were made; the saved values may have changed since. */
const $rawEdits = createStore<Edits>({}).on(discardRequested, () => ({}));

/** Whether what is being saved is shown, so that later edits are made over it; not after discarding. */
const $isSentShown = createStore(true)
  .on(saveFx, () => true)
  .on(discardRequested, () => false);
const saved = sample({
  clock: saveFx.doneData,
  source: $isSentShown,
  fn: (isShown, { op, value }) => ({ isShown, op, value }),
});

/** The saved value of each edited field when its edit began, as the base of the merge. */
const $bases = createStore<Edits>({}).on(saved, ({ whitelistedServers }, { isShown, value }) =>
  isShown || whitelistedServers === undefined ? value : { ...value, whitelistedServers },
);
sample({
  clock: $rawEdits,
  source: { bases: $bases, saved: $saved },
  fn: ({ bases, saved }, edits): Edits =>
    Object.fromEntries(Object.keys(edits).map((key) => [key, { ...saved, ...bases }[key as keyof Settings]])),
  target: $bases,
});

/** The unsaved changes; an edit back to the saved value is none. */
const $edits = combine($saved, $rawEdits, (saved, edits) => effectiveEdits(saved, readEdits(edits)));

/** The displayed settings: the saved ones with the edits as typed. */
export const $values = combine($saved, $rawEdits, applyEdits);
export const $isDirty = $edits.map((edits) => Object.keys(edits).length > 0);
export const $isSaving = saveFx.pending;
export const $hints = combine($values, $locale, settingsHints);
// A separate store, so that typing into other fields does not recompute the hints.
const $whitelisted = $values.map(({ whitelistedServers }) => whitelistedServers);
export const $serverHints = combine($whitelisted, $locale, serverHints);
/** Whether the bot is still being set up (the yellow banner). */
export const $isBotPending = $info.map((info) => info?.bot_pending === true);

sample({
  clock: changed,
  source: { values: $values, saved: $saved, edits: $rawEdits },
  fn: ({ values, saved, edits }, change) => effectiveEdits(saved, { ...edits, ...change(values) }),
  target: $rawEdits,
});

const saveStarted = sample({
  clock: saveRequested,
  source: {
    edits: $edits,
    saved: $saved,
    bases: $bases,
    info: $info,
    isSaving: $isSaving,
  },
  filter: ({ info, isSaving }) => info !== null && !isSaving,
  fn: ({ edits, saved, bases }) => ({
    mine: applyEdits(saved, edits),
    base: { ...saved, ...(bases as Partial<Settings>) },
  }),
});

sample({ clock: saveStarted, target: saveFx });

// Keep edits made during the save. Sent edits are settled, even if a conflict was resolved with the other
// value.
$rawEdits.on(saved, (edits, { isShown, op, value }) =>
  effectiveEdits(value, isShown ? effectiveEdits(op.mine, readEdits(edits)) : readEdits(edits)),
);
sample({ clock: saveFx.doneData, fn: ({ value }) => patchInfo(value), target: infoPatched });

const saveFailed = sample({
  clock: saveFx.failData,
  source: $isOnline,
  filter: (_, { kind }) => kind !== 'declined',
  fn: (isOnline, failure) => ({ failure, text: t(isDisconnected(isOnline, failure) ? 'offline' : 'failed') }),
});

notify({
  pending: [saveStarted, () => t('saving')],
  done: [saveFx.done, () => t('saved')],
  failed: [saveFailed, ({ text }) => text],
});

// A failed save logs out (specification 8). What was typed survives that.
endSessionOn(
  saveFailed.map(({ failure }) => failure),
  true,
);

registerUnsaved({ name: 'settings', $isDirty, discard: discardRequested });

const restored = createKept<{ readonly edits: Edits; readonly bases: Edits }>({
  kind: 'settings',
  page,
  $id: $info.map((info) => (info === null ? null : '')),
  $typed: combine([$edits, $bases], ([edits, bases]) =>
    Object.keys(edits).length === 0 ? null : { edits, bases },
  ),
});
sample({
  clock: restored,
  source: $saved,
  fn: (saved, { edits }) => effectiveEdits(saved, edits),
  target: $rawEdits,
});
$bases.on(restored, (_, { bases }) => bases);

/** Unreadable whitelisted servers; a save sends them back. */
export const $unreadable = $saved.map(({ whitelistedServers }) =>
  locate(whitelistedServers, 'bot_data.whitelisted_servers'),
);
sample({
  clock: sample({ clock: page.started, source: $unreadable }),
  filter: ({ length }) => length > 0,
  fn: (rows) => ({ text: `${getCustomerInfo.name}: ${reportRows(rows).summary}` }),
  target: rowsUnreadable,
});
