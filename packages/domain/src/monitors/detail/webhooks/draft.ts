import { combine, createEffect, sample } from 'effector';
import { monitorHref } from '../../../shell/pages';
import { createDraft, draftRefused, draftSaved, type Restored } from '../../../kernel/save/drafts';
import { askAboutConflictFx } from '../../../kernel/save/conflict';
import { $monitor, draftPage } from '../page';
import { $edits, $webhooks, restored, saved, type WebhookEdit } from './fields';

interface WebhooksDraft {
  readonly edits: readonly WebhookEdit[];
}

// Also while they save themselves, since a reload, a crash or a 401 (specification 8) may come first.
const taken = createDraft<WebhooksDraft>({
  ...draftPage,
  kind: 'webhooks',
  secrets: ['url', 'base'],
  $draft: combine($edits, $monitor, (edits, monitor) =>
    edits.length === 0 ? null : { id: '', name: monitor?.monitor_name ?? '', value: { edits } },
  ),
});
// A save may outlive its page.
sample({
  clock: saved,
  fn: ({ owner }) => ({ kind: 'webhooks' as const, path: monitorHref(owner), id: '' }),
  target: draftSaved,
});

interface Restoring {
  readonly draft: Restored<WebhooksDraft>;
  /** The current value of each field, by region. */
  readonly current: ReadonlyMap<string, string>;
}

/** Decides which stored webhooks to restore; asks about those that changed elsewhere. */
const restoreFx = createEffect(
  async ({ draft, current }: Restoring): Promise<readonly WebhookEdit[] | null> => {
    const edits = draft.value.edits.filter(({ region, url }) => (current.get(region) ?? url) !== url);
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
sample({
  clock: taken,
  source: $webhooks,
  fn: (webhooks, draft): Restoring => ({
    draft,
    current: new Map(webhooks.map(({ region, url }) => [region, url])),
  }),
  target: restoreFx,
});
// Restored webhooks save themselves.
sample({ clock: restoreFx.doneData, filter: Boolean, target: restored });
sample({
  clock: restoreFx.done,
  filter: ({ result }) => result === null,
  fn: ({ params }) => ({ ...params.draft, isMissing: false }),
  target: draftRefused,
});
