import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { withValues } from '../../kernel/entries';
import { $brand } from '../../shell/brand';
import { $isDeveloper } from '../../account/session';
import { $pins, arrangementNeeded } from '../../monitors/arrangement';
import { encryptFx, nowFx, saveFileFx, type Encrypted } from '../../kernel/ports';
import { notify } from '../../kernel/toasts/notify';
import { FORMAT, VERSION, writeFile, type BackupContent } from './file';
import { contentOf, type BackupPart } from './present';
import { callCount, createBackupReading, type Sources } from './reading';
import { takeSecrets } from './secrets';
import { $available, $guilds, $monitors, closed, isCountKnown, listsRequested, opened } from './sources';
import { t } from './text.en';

/** A part was ticked or unticked. */
export const partToggled = createEvent<{ readonly part: BackupPart; readonly isChosen: boolean }>();
/** Reads the chosen parts. */
export const readRequested = createEvent();
export const readCancelled = createEvent();
/** Saves what was read: without secrets, or with secrets that the passphrase encrypts. */
export const saveRequested = createEvent<{ readonly passphrase: string | null }>();

export const reading = createBackupReading('backup');

const declinedAtFirst: ReadonlySet<BackupPart> = new Set(['permissions']);
const $declined = createStore(declinedAtFirst)
  .on(partToggled, (declined, { part, isChosen }) => withValues(declined, [part], !isChosen))
  .on(opened, () => declinedAtFirst);

/** The parts to choose from: without pins there is nothing to keep of them. */
export const $offered = combine($available, $pins, (available, pins) =>
  pins.size > 0 ? available : available.filter((part) => part !== 'arrangement'),
);

/** The chosen parts. */
export const $parts = combine(
  $offered,
  $declined,
  (available, declined): ReadonlySet<BackupPart> => new Set(available.filter((part) => !declined.has(part))),
);

sample({ clock: opened, target: arrangementNeeded });

// The number of calls is known only with the lists.
sample({ clock: [opened, partToggled], source: $parts, target: listsRequested });

const $sources = combine($parts, $monitors, $guilds, (parts, monitors, guilds): Sources => ({
  parts,
  monitors: monitors ?? [],
  guilds: guilds ?? [],
}));
export const $isCountKnown = combine($parts, $monitors, $guilds, isCountKnown);

/** How many calls the reading makes. */
export const $calls = $sources.map(callCount);

sample({ clock: readRequested, source: $sources, target: reading.started });
sample({ clock: [readCancelled, closed], target: reading.reset });

/** What was read, with its secrets; `null` before. */
export const $content = combine(
  {
    present: reading.$present,
    progress: reading.$progress,
    isDeveloper: $isDeveloper,
    arrangement: combine({ pins: $pins }),
  },
  ({ present, progress, isDeveloper, arrangement }): BackupContent | null =>
    progress === null || progress.isRunning ? null : contentOf(present, isDeveloper, arrangement),
);

/** A brand's name as a part of a file's name: letters and digits. */
const fileWord = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'dashboard';

interface Save {
  readonly content: BackupContent;
  readonly passphrase: string | null;
}

const writeFx = createEffect(async ({ content, passphrase }: Save) => {
  const { content: rest, secrets } = takeSecrets(content);
  let encrypted: Encrypted | null = null;
  if (passphrase !== null) encrypted = await encryptFx({ text: JSON.stringify(secrets), passphrase });
  return { content: rest, secrets: encrypted };
});

sample({
  clock: saveRequested,
  source: { content: $content, isPending: writeFx.pending },
  filter: ({ content, isPending }) => content !== null && !isPending,
  fn: ({ content }, { passphrase }): Save => ({ content: content as BackupContent, passphrase }),
  target: writeFx,
});
export const $isSaving = writeFx.pending;

const stampFx = attach({
  effect: nowFx,
  mapParams: (_: { readonly content: BackupContent; readonly secrets: Encrypted | null }) => undefined,
});
sample({ clock: writeFx.doneData, target: stampFx });
const saved = sample({
  clock: stampFx.done,
  source: $brand,
  fn: ({ name }, { params, result }) => {
    const madeAt = new Date(result).toISOString();
    return {
      name: `${fileWord(name)}-backup-${madeAt.slice(0, 10)}.json`,
      type: 'application/json',
      text: writeFile({ format: FORMAT, version: VERSION, madeAt, ...params }),
    };
  },
});
// While values are hidden no file is saved, and the reading stays.
const fileFx = attach({ effect: saveFileFx });
sample({ clock: saved, target: fileFx });
sample({ clock: fileFx.done, target: reading.reset });
notify({ done: [fileFx.done, () => t('saved')], failed: [writeFx.fail, () => t('failed')] });
