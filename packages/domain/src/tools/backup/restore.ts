import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $pins } from '../../monitors/arrangement';
import { pinned } from '../../monitors/arranging';
import { queueOf, writeFx } from '../../resources';
import { $knownNames } from '../../resources/known-names';
import { decryptFx } from '../../kernel/ports';
import { createPlan } from '../../kernel/job/plan';
import { readFile, type BackupContent, type BackupFile, type Refusal } from './file';
import { planRestore } from './plan';
import { backupParts, type BackupPart } from './present';
import { callCount, createBackupReading, type Sources } from './reading';
import { putSecrets, secretTexts } from './secrets';
import type { ArrangementWrite, RestoreWrite } from './steps';
import { $available, $guilds, $monitors, closed, isCountKnown, listsRequested } from './sources';
import { t } from './text.en';

/** The text of a chosen file. */
export const fileChosen = createEvent<string>();
/** Puts the file away. */
export const fileClosed = createEvent();
/** Decrypts the secrets of the file. */
export const unlockRequested = createEvent<string>();
/** Restores without the secrets of the file. */
export const secretsSkipped = createEvent();
/** Reads what the server has now, to compare it with the file. */
export const compareRequested = createEvent();

/** Compares with what could be read. */
export const comparedPartly = createEvent();

export const reading = createBackupReading('restore');

const fileRead = sample({ clock: fileChosen, fn: readFile });

/** Why the last file was refused; `null` without. */
export const $refusal = createStore<Refusal | null>(null)
  .on(fileRead, (_, read) => ('refusal' in read ? read.refusal : null))
  .on([fileClosed, closed], () => null);

const $file = createStore<BackupFile | null>(null)
  .on(fileRead, (_, read) => ('file' in read ? read.file : null))
  .on([fileClosed, closed], () => null);

interface Unlock {
  readonly file: BackupFile;
  readonly passphrase: string;
}

const unlockFx = createEffect(async ({ file, passphrase }: Unlock): Promise<BackupContent | null> => {
  if (file.secrets === null) return file.content;
  const text = await decryptFx({ encrypted: file.secrets, passphrase });
  return text === null ? null : putSecrets(file.content, secretTexts.parse(JSON.parse(text)));
});
sample({
  clock: unlockRequested,
  source: { file: $file, isPending: unlockFx.pending },
  filter: ({ file, isPending }) => file !== null && !isPending,
  fn: ({ file }, passphrase): Unlock => ({ file: file as BackupFile, passphrase }),
  target: unlockFx,
});

/** Whether the last passphrase was wrong, or the secrets are damaged. */
export const $isWrongPassphrase = createStore(false)
  .on(unlockFx.doneData, (_, content) => content === null)
  .on(unlockFx.fail, () => true)
  .on([unlockRequested, fileRead, fileClosed, closed], () => false);
export const $isUnlocking = unlockFx.pending;

/** The content to restore; `null` until it is known what becomes of the secrets. */
const $content = createStore<BackupContent | null>(null)
  .on(fileRead, (_, read) => ('file' in read && read.file.secrets === null ? read.file.content : null))
  .on(
    unlockFx.done,
    (content, { params, result }) => result ?? (params.file.secrets === null ? content : null),
  )
  .on(sample({ clock: secretsSkipped, source: $file }), (_, file) => file?.content ?? null)
  .on([fileClosed, closed], () => null);

const partsOf = (content: BackupContent): readonly BackupPart[] =>
  backupParts.filter((part) =>
    part === 'lists' ? (content.keywordLists ?? content.proxyLists) : content[part] !== undefined,
  );

/** The parts of the file that the person may read and write. */
export const $parts = combine(
  $content,
  $available,
  (content, available): ReadonlySet<BackupPart> =>
    new Set(content === null ? [] : partsOf(content).filter((part) => available.includes(part))),
);
sample({ clock: $parts, filter: ({ size }) => size > 0, target: listsRequested });

const $sources = combine(
  { content: $content, parts: $parts, monitors: $monitors, guilds: $guilds },
  ({ content, parts, monitors, guilds }): Sources => {
    const wanted = content?.monitors ?? [];
    const uuids = new Set(wanted.map(({ uuid }) => uuid));
    const names = new Set(wanted.map(({ name }) => name));
    const servers = new Set(content?.permissions?.map(({ id }) => id));
    return {
      parts,
      // Only what the file has is read.
      monitors: (monitors ?? []).filter(
        ({ monitor_uuid, monitor_name }) => uuids.has(monitor_uuid) || names.has(monitor_name),
      ),
      guilds: (guilds ?? []).filter(({ id }) => servers.has(id)),
    };
  },
);
sample({ clock: compareRequested, source: $sources, target: reading.started });

/** What the file has and what comparing it takes; `null` without a file. */
export const $summary = combine(
  { file: $file, content: $content, sources: $sources, monitors: $monitors, guilds: $guilds },
  ({ file, content, sources, monitors, guilds }) =>
    file === null
      ? null
      : {
          madeAt: Date.parse(file.madeAt),
          parts: partsOf(file.content),
          /** The secrets wait for their passphrase. */
          isLocked: content === null,
          hasSecrets: file.secrets !== null,
          calls: callCount(sources),
          isCountKnown: isCountKnown(sources.parts, monitors, guilds),
        },
);

// Asynchronous, because each write is merged into the result of the one before it.
const arrangeFx = createEffect(async (write: ArrangementWrite) => write);
sample({
  clock: arrangeFx.doneData,
  filter: ({ isPinned }) => isPinned,
  fn: ({ uuid }) => ({ uuids: [uuid], isPinned: true }),
  target: pinned,
});

export const plan = createPlan<RestoreWrite>({
  name: 'restore',
  run: (write) => (write.part === 'arrangement' ? arrangeFx(write) : writeFx(write)),
  concurrency: 4,
  queueOf: (write) => (write.part === 'arrangement' ? write.part : queueOf(write)),
  doneText: (count) => t('restored', { count }),
  failedText: (failed, total) => t('restoreFailed', { failed, total }),
});

const compared = sample({
  clock: [
    sample({ clock: reading.finished, source: reading.$isComplete, filter: Boolean, fn: () => undefined }),
    comparedPartly,
  ],
  source: {
    content: $content,
    present: reading.$present,
    progress: reading.$progress,
    arrangement: combine({ pins: $pins }),
    names: $knownNames,
  },
  filter: ({ content }) => content !== null,
  fn: ({ content, present, progress, arrangement, names }) => {
    const unread = (progress?.failed ?? []).map(({ id }) => id.replace(/^monitor /, ''));
    return planRestore(content as BackupContent, present, arrangement, new Set(unread), names);
  },
});
sample({ clock: compared, target: plan.planned });
/** Whether the differences are known. */
export const $isPlanned = createStore(false)
  .on(plan.planned, () => true)
  .on([compareRequested, fileRead, fileClosed, closed], () => false);

sample({ clock: [fileRead, fileClosed, closed], target: [reading.reset, plan.closed] });
