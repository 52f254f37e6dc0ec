import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { preferenceKeys } from '../preferences';
import { readStorageFx, saveFileFx, storageChanged, writeStorageFx } from '../../kernel/ports';
import { $account, accountKey } from '../../kernel/page/account';
import { readAccountStorageFx } from '../../kernel/page/account-storage';
import { notify } from '../../kernel/toasts/notify';
import { createUndo } from '../../kernel/save/undo';
import { changesBetween, type PreferenceChange } from './changes';
import { accountKeys, readFile, writeFile, type Entries, type Refusal } from './file';

/** The messages of export, import and reset (specification 8.12). */
export const messages = {
  exported: 'Preferences exported',
  imported: 'Preferences imported',
  reset: 'Preferences reset',
} as const;

interface Replaced {
  readonly before: Entries;
  readonly after: Entries;
}

/** A file that was read: what storing it would change, or why it was refused. */
export type ImportState =
  | { readonly refusal: Refusal }
  | ({ readonly changes: readonly PreferenceChange[] } & Replaced);

/** Saves the preferences, views, layouts and keys as a file. */
export const exportRequested = createEvent();
/** The text of a chosen file. */
export const importRequested = createEvent<string>();
export const importConfirmed = createEvent();
export const importCancelled = createEvent();
/** Resets the theme and the choices; views, layouts and keys stay. */
export const resetRequested = createEvent();

const readEntriesFx = createEffect(async (_: unknown): Promise<Entries> => {
  const [shared, own] = await Promise.all([
    readStorageFx(Object.values(preferenceKeys)),
    readAccountStorageFx(accountKeys),
  ]);
  return { ...shared, ...own };
});

const readForExportFx = attach({ effect: readEntriesFx });
sample({ clock: exportRequested, target: readForExportFx });
sample({
  clock: readForExportFx.doneData,
  fn: (entries) => ({
    name: 'dropdeck-preferences.json',
    type: 'application/json',
    text: writeFile(entries),
  }),
  target: saveFileFx,
});
notify({ done: [readForExportFx.done, messages.exported] });

const fileRead = sample({ clock: importRequested, fn: readFile });

const readForImportFx = attach({
  effect: readEntriesFx,
  mapParams: (file: { readonly entries: Entries }): unknown => file,
});
sample({
  clock: fileRead,
  filter: (file): file is { readonly entries: Entries } => 'entries' in file,
  target: readForImportFx,
});

/** The values that `next` replaces. */
const replacedBy = (current: Entries, next: Entries): Entries =>
  Object.fromEntries(Object.keys(next).map((key) => [key, current[key] ?? null]));

/** The file that waits for a confirmation, or the refusal of the last one. */
export const $import = createStore<ImportState | null>(null);

const imported = sample({
  clock: importConfirmed,
  source: $import,
  filter: (state) => state !== null && 'after' in state,
  fn: (state) => state as Replaced,
});

$import
  .on(fileRead, (_, file) => ('refusal' in file ? file : null))
  .on(readForImportFx.done, (_, { params: { entries }, result }) => ({
    changes: changesBetween(result, entries),
    before: replacedBy(result, entries),
    after: entries,
  }))
  .on([imported, importCancelled], () => null);

const defaults: Entries = { [preferenceKeys.theme]: null, [preferenceKeys.choices]: null };
const readForResetFx = attach({ effect: readEntriesFx });
sample({ clock: resetRequested, target: readForResetFx });
const reset = sample({
  clock: readForResetFx.doneData,
  fn: (entries): Replaced => ({ before: replacedBy(entries, defaults), after: defaults }),
});

const undo = createUndo<Entries>('preferences');
sample({
  clock: [
    sample({ clock: imported, fn: ({ before }) => ({ before, text: messages.imported }) }),
    sample({ clock: reset, fn: ({ before }) => ({ before, text: messages.reset }) }),
  ],
  fn: ({ before, text }) => ({ label: text, item: before, toast: { kind: 'success' as const, text } }),
  target: undo.offered,
});

/** Offered for a while after an import or a reset. */
export const { $undo, undoRequested } = undo;

/** Storage events reach only the other tabs. */
const announceFx = createEffect((entries: Entries) => {
  for (const [key, value] of Object.entries(entries)) storageChanged({ key, value });
});
sample({
  clock: [
    sample({ clock: [imported, reset], fn: ({ after }) => after }),
    sample({ clock: undo.undone, fn: ({ item }) => item }),
  ],
  source: $account,
  fn: (account, entries) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, text]) => [
        accountKeys.includes(key) ? accountKey(key, account) : key,
        text,
      ]),
    ),
  target: [writeStorageFx, announceFx],
});
