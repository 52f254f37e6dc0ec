import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $info, draftsDropped } from '../../session';
import { draftOwner } from '../../settings/draft';
import { nowFx, readStorageFx, tabKey, writeStorageFx } from '../../shared/browser';
import { askAboutConflictFx } from '../../shared/guard/conflict';
import { $uuid, loaded, page } from '../page';
import { $edits, $webhooks, restored, unauthorized, type WebhookEdit } from './fields';

/** The storage key of unsaved webhooks. They are secrets, so they are in session storage. */
export const draftKey = tabKey('draft:webhooks');

const storedDraft = z.object({
  owner: z.string(),
  uuid: z.string(),
  savedAt: z.number(),
  edits: z.array(z.object({ region: z.string(), url: z.string(), base: z.string() })),
});

/** Unsaved webhooks with their owner and monitor; `savedAt` in milliseconds since the epoch. */
export type WebhooksDraft = z.infer<typeof storedDraft>;

/** Puts the stored webhooks back into their fields and saves them. */
export const draftRestored = createEvent();
export const draftDismissed = createEvent();

function parseDraft(text: string | null): WebhooksDraft | null {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Unreadable storage counts as no draft.
    return null;
  }
}

const storeDraftFx = createEffect(async (draft: Omit<WebhooksDraft, 'savedAt'>) => {
  const savedAt = await nowFx();
  await writeStorageFx({ [draftKey]: JSON.stringify({ ...draft, savedAt }) });
});

// A 401 logs out (specification 8). Store the unsaved webhooks to offer them after the next sign-in.
sample({
  clock: unauthorized,
  source: { info: $info, uuid: $uuid, edits: $edits },
  filter: ({ info, edits }) => info !== null && draftOwner(info) !== '' && edits.length > 0,
  fn: ({ info, uuid, edits }) => ({
    owner: info === null ? '' : draftOwner(info),
    uuid,
    edits: [...edits],
  }),
  target: storeDraftFx,
});

const readDraftFx = attach({ effect: readStorageFx, mapParams: (_: unknown) => [draftKey] });
sample({ clock: loaded, target: readDraftFx });

interface Restoring {
  readonly draft: WebhooksDraft;
  /** The current value of each field, by region. */
  readonly current: ReadonlyMap<string, string>;
}

/** Decides which stored webhooks to restore; asks about those that changed elsewhere. */
const restoreFx = createEffect(
  async ({ draft, current }: Restoring): Promise<readonly WebhookEdit[] | null> => {
    const edits = draft.edits.filter(({ region, url }) => (current.get(region) ?? url) !== url);
    const conflicting = edits.filter(({ region, base }) => current.get(region) !== base);
    if (conflicting.length === 0) return edits;
    const answer = await askAboutConflictFx({
      subject: 'the webhooks of this monitor',
      fields: conflicting.map(({ region, url }) => ({
        key: region,
        label: region,
        mine: url,
        theirs: current.get(region) ?? '',
        isSecret: true,
      })),
    });
    if (answer === null) return null;
    return edits.filter((edit) => !conflicting.includes(edit) || answer[edit.region] === 'mine');
  },
);
const resolved = sample({ clock: restoreFx.doneData, filter: (edits) => edits !== null });
const dropped = sample({
  clock: [resolved, draftDismissed, draftsDropped],
  fn: () => undefined,
});

/** Stored webhooks of the open monitor; `null` without any. */
export const $draft = createStore<WebhooksDraft | null>(null)
  .on(page.started, () => null)
  .on(dropped, () => null);

sample({
  clock: readDraftFx.doneData,
  source: { info: $info, uuid: $uuid },
  fn: ({ info, uuid }, entries) => {
    const draft = parseDraft(entries[draftKey] ?? null);
    const isCurrent = draft?.uuid === uuid && info !== null && draft.owner === draftOwner(info);
    return isCurrent ? draft : null;
  },
  target: $draft,
});

sample({
  clock: draftRestored,
  source: { draft: $draft, webhooks: $webhooks, isPending: restoreFx.pending },
  filter: ({ draft, isPending }) => draft !== null && !isPending,
  fn: ({ draft, webhooks }): Restoring => ({
    draft: draft as WebhooksDraft,
    current: new Map(webhooks.map(({ region, url }) => [region, url])),
  }),
  target: restoreFx,
});
sample({ clock: resolved, fn: (edits) => edits ?? [], target: restored });
sample({ clock: dropped, fn: () => ({ [draftKey]: null }), target: writeStorageFx });
