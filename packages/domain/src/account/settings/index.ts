import { combine, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { $facts } from '../../kernel/page/facts';
import { $isOnline } from '../../kernel/ports';
import { getCustomerInfo } from '../../contract/calls/session';
import { rowsUnreadable, isDisconnected } from '../../kernel/http';
import { locate, reportRows } from '../../contract/wire/rows';
import { createPage } from '../../kernel/page/page';
import { createEditor } from '../../kernel/save/editor';
import { $info, endSessionOn, infoPatched } from '../session';
import { copyFailed } from '../../kernel/toasts';
import { notify } from '../../kernel/toasts/notify';
import { notifyShortened } from '../../kernel/toasts/notify-shortened';
import { createSave } from '../../kernel/save';
import { settings as resource } from '../../resources/settings';
import { settingFields } from '../../resources/settings/fields';
import {
  addServer,
  areSame,
  patchInfo,
  readSettings,
  settingsOf,
  type Settings,
  type TextSetting,
} from '../../resources/setting-values';
import { t } from './text.en';
import { hintUnless, isHttpUrl, webhookHint } from '../../kernel/hints';

export const isHexColor = (text: string): boolean => /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim());
const isServerId = (text: string): boolean => /^\d{17,20}$/.test(text);

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

const $saved = $info.map((info) => settingsOf(info ?? { paid: false }));
const editor = createEditor<Settings>({
  name: 'settings',
  page,
  fields: settingFields,
  isSame: areSame,
  normalize: readSettings,
  keptAs: () => '',
});
export const { saveRequested, $isDirty, dropped: discardRequested } = editor;
sample({
  clock: [page.started, $info],
  source: { saved: $saved, info: $info, isOpen: page.$isOpen },
  filter: ({ info, isOpen }) => info !== null && isOpen,
  fn: ({ saved }) => saved,
  target: editor.opened,
});

export const fieldChanged = editor.changed.prepend(
  ({ field, value }: { readonly field: TextSetting; readonly value: string }) =>
    (settings) => ({ ...settings, [field]: value }),
);
const serversChanged = editor.changed.prepend(
  (change: (ids: readonly string[]) => readonly string[]) => (settings) => ({
    ...settings,
    whitelistedServers: change(settings.whitelistedServers),
  }),
);
/** Adds several pasted ids, each as if typed. */
export const serversPasted = serversChanged.prepend(
  (ids: readonly string[]) => (servers) => ids.reduce(addServer, servers),
);
notifyShortened(serversPasted);
/** Typed ids are split as pasted ones are. A number that a spreadsheet shortened (`8,78E+17`) is one. */
export const serverAdded = serversPasted.prepend((ids: string) => ids.split(/(?:[\s;]|,(?!\d+E\+\d))+/i));
export const serverRemoved = serversChanged.prepend(
  (id: string) => (servers) => servers.filter((listed) => listed !== id),
);

/** The displayed settings: the saved ones with the edits as typed. */
export const $values = combine(editor.$draft, $saved, (draft, saved) => draft ?? saved);

/** Merges the edits into the server's settings and saves them. */
const { saveFx } = createSave(resource, { $known: $info });
export const $isSaving = saveFx.pending;
const $hints = combine($values, $locale, settingsHints);
// A separate store, so that typing into other fields does not recompute the hints.
const $whitelisted = $values.map(({ whitelistedServers }) => whitelistedServers);
const $serverHints = combine($whitelisted, $locale, serverHints);
/** Whether the bot is still being set up (the yellow banner). */
export const $isBotPending = $info.map((info) => info?.bot_pending === true);

sample({
  clock: editor.sent,
  source: editor.$saved,
  filter: Boolean,
  fn: (base, mine) => ({ base, mine }),
  target: saveFx,
});
sample({
  clock: saveFx.done,
  fn: ({ params, result }) => ({ value: params.mine, now: result.value }),
  target: editor.merged,
});
sample({
  clock: saveFx.fail,
  fn: ({ params }) => ({ value: params.mine, error: null }),
  target: editor.failed,
});
sample({ clock: saveFx.doneData, fn: ({ value }) => patchInfo(value), target: infoPatched });

const saveFailed = sample({ clock: saveFx.failData, filter: ({ kind }) => kind !== 'declined' });
notify({
  pending: [saveFx, () => t('saving')],
  done: [saveFx.done, () => t('saved')],
  failed: [
    sample({ clock: saveFailed, source: $isOnline, fn: isDisconnected }),
    (isOffline) => t(isOffline ? 'offline' : 'failed'),
  ],
});

// A failed save logs out (specification 8). What was typed survives that.
endSessionOn(saveFailed, true);

/** Unreadable whitelisted servers; a save sends them back. */
const $unreadable = $saved.map(({ whitelistedServers }) =>
  locate(whitelistedServers, 'bot_data.whitelisted_servers'),
);
sample({
  clock: page.started,
  source: $unreadable,
  filter: ({ length }) => length > 0,
  fn: (rows) => ({ text: `${getCustomerInfo.name}: ${reportRows(rows).summary}` }),
  target: rowsUnreadable,
});

/** The page of settings. */
export const screen = {
  view: {
    values: $values,
    hints: $hints,
    serverHints: $serverHints,
    serverNames: $facts.map(({ serverNames }) => serverNames ?? null),
    serverIcons: $facts.map(({ serverIcons }) => serverIcons ?? null),
    unreadable: $unreadable,
    status: $info.map((info) => (info === null ? 'loading' : 'ready')),
    isDirty: $isDirty,
    isSaving: $isSaving,
    isBotPending: $isBotPending,
  },
  events: {
    onFieldChange: fieldChanged,
    onServerAdd: serverAdded,
    onServersPaste: serversPasted,
    onServerRemove: serverRemoved,
    onSave: saveRequested,
    onDiscard: discardRequested,
    onCopyError: copyFailed,
  },
} as const;
