import { combine, createEvent, createStore, sample, attach, createEffect } from 'effector';
import { $locale } from '../../../kernel/format';
import { sessionRevoked } from '../../../account/session';
import { createFields, type FieldSave } from '../../../kernel/save/field';
import { createKept } from '../../../kernel/save/kept';
import { replaceRequested } from '../../../kernel/page/page-acts';
import { createTimer } from '../../../kernel/page/timer';
import { webhookHint } from '../../../kernel/hints';
import { readLink } from '../../../kernel/pasted';
import { statusOf, type Failure } from '../../../kernel/http';
import { withWireOf } from '../../../contract/wire/wire';
import { copyFailed } from '../../../kernel/toasts';
import { notify } from '../../../kernel/toasts/notify';
import { $loadedUuid, $monitor, $regions, discardRequested, loaded, page } from '../page';
import {
  rebaseRows,
  toRows,
  urlOf,
  toRegions,
  webhooks as resource,
  type KnownWebhooks,
} from '../../../resources/webhooks';
import { t } from '../text.en';
import { detailPatched, detailWritten } from '../../loaded';
import { createSave, resourceRead } from '../../../kernel/save';
import type { RegionWebhook } from '../../../contract/calls/monitor-detail';
import { trackWrite } from '../../../resources/pending-writes';

export type Webhooks = readonly RegionWebhook[];

/** The webhooks that the server is known to have. */
const $known = createStore<KnownWebhooks>({ uuid: '', webhooks: [] });

/** The call itself, once the edit is merged. */
const sendFx = createEffect<Parameters<typeof resource.save>, unknown, Failure>((call) =>
  resource.save(...call),
);
const saving = createSave({ ...resource, save: (...call) => sendFx(call) }, { $known });

/** Saves the webhooks of a monitor, merged by region into those that the server has. */
const writeFx = attach({
  effect: saving.saveFx,
  mapParams: ({ owner, base, value, tried }: FieldSave<{ readonly webhooks: Webhooks }>) => ({
    uuid: owner,
    base: toRegions(base),
    mine: toRegions(value),
    tried: tried?.map(toRegions),
  }),
});
trackWrite(writeFx, ({ owner }) => owner);
sample({ clock: loaded, fn: resource.keyOf, target: resourceRead });

type Word = keyof (typeof t)['messages'];
/** Why a save failed, by the status: the toast, whose wording the specification fixes (8.8), and the sentence beside the fields. */
const reasons: Readonly<Record<number, readonly [toast: Word, error: Word]>> = {
  400: ['webhooksInvalid', 'webhooksRejected'],
  401: ['authenticationFailed', 'webhooksSignedOut'],
  404: ['monitorNotFound', 'webhooksNotFound'],
};
const reasonOf = (failure: Failure) =>
  reasons[statusOf(failure) ?? 0] ??
  (['webhooksFailed', failure.kind === 'declined' ? 'webhooksDeclined' : 'webhooksNotSaved'] as const);

/** Milliseconds without a keystroke after which edited webhooks are saved. */
export const WEBHOOKS_DEBOUNCE_MS = 1_000;

/** Edits a webhook, which sets the change flag of specification 4.9. */
export const changed = createEvent<{ readonly region: string; readonly url: string }>();
/** Commits the edits, on Enter or blur, and saves what has changed. */
export const committed = createEvent();
/** Retries a failed save; ignored without a monitor. */
const retried = createEvent();

/** An edited webhook; `base` is the saved URL. */
interface WebhookEdit {
  readonly region: string;
  readonly url: string;
  readonly base: string;
}

const isSame = (a: Webhooks, b: Webhooks): boolean =>
  a.length === b.length &&
  a.every(
    (webhook, at) => b[at]?.region === webhook.region && readLink(urlOf(b[at])) === readLink(urlOf(webhook)),
  );

const field = createFields({
  initial: { webhooks: [] as Webhooks },
  save: writeFx,
  writtenOf: ({ value }) => toRows(value),
  isSame,
});
const $field = field.$fields.map(({ webhooks: one }) => one);
/** What was changed last, saved or not. */
const $chosen = $field.map(({ chosen }) => chosen);
/** What the server is known to have. */
const $confirmed = $field.map(({ confirmed }) => confirmed);
$known.on($field, (_, { owner, confirmed }) => ({ uuid: owner ?? '', webhooks: confirmed }));
sample({
  clock: $known,
  fn: ({ uuid, webhooks: rows }) => ({ uuid, patch: { webhooks: [...rows] } }),
  target: detailPatched,
});
// A save of the page before has ended.
sample({
  clock: field.saved,
  source: $field,
  filter: (open, { owner }) => open.owner !== owner,
  fn: (_, { owner }) => owner,
  target: detailWritten,
});
sample({
  clock: loaded,
  fn: ({ uuid, detail }) => ({ owner: uuid, values: { webhooks: detail.webhooks ?? [] } }),
  target: field.loaded,
});
// Until it is loaded, the fields are of no monitor, so that nothing of the last one is shown or sent.
sample({ clock: page.started, fn: () => ({ owner: '', values: { webhooks: [] } }), target: field.loaded });
sample({ clock: discardRequested, target: field.discarded });
const withUrl = (webhooks: Webhooks, region: string, url: string): Webhooks =>
  withWireOf(
    webhooks.map((webhook) =>
      webhook.region === region && urlOf(webhook) !== url ? { ...webhook, webhook_url: url } : webhook,
    ),
    webhooks,
  );

/** The edited ones as read; the others as received. */
const readDraft = (draft: Webhooks, confirmed: Webhooks): Webhooks =>
  draft.reduce((all, webhook, at) => {
    const isEdited = confirmed[at] === undefined || urlOf(confirmed[at]) !== urlOf(webhook);
    return isEdited ? withUrl(all, webhook.region, readLink(urlOf(webhook))) : all;
  }, draft);

/** A save may end after another monitor was opened. */
const savedHere = sample({
  clock: field.saved,
  source: $field,
  filter: ({ owner }, saved) => saved.owner === owner,
  fn: (_, saved) => saved,
});

const $draft = createStore<Webhooks>([])
  .on(field.loaded, (_, { values }) => values.webhooks)
  .on(changed, (webhooks, { region, url }) => withUrl(webhooks, region, url))
  .on(sample({ clock: committed, source: $confirmed }), readDraft)
  // A save in flight stays.
  .on(sample({ clock: field.discarded, source: $chosen }), (_, chosen) => chosen)
  .on(savedHere, (draft, { value, written }) => rebaseRows(value, draft, written));

/** The change flag: whether the draft differs from the last save. */
const $isChanged = combine($draft, $chosen, (draft, chosen) => !isSame(draft, chosen));

/** What regions had when their unsaved edit began, where the server has something else since. */
const $bases = createStore<ReadonlyMap<string, string>>(new Map())
  .on(field.loaded, () => new Map())
  .on(
    sample({ clock: savedHere, source: $draft, fn: (draft, saved) => ({ draft, ...saved }) }),
    (_, { draft, value, written }) => {
      const [now, shown] = [written, draft].map((all) => new Map(all.map((one) => [one.region, urlOf(one)])));
      return new Map(
        value
          .map((one) => [one.region, urlOf(one)] as const)
          .filter(([region, url]) => now?.get(region) !== url && now?.get(region) !== shown?.get(region)),
      );
    },
  );

const $edits = combine($draft, $confirmed, $bases, (draft, confirmed, bases): readonly WebhookEdit[] =>
  draft.flatMap((webhook, at) => {
    const before = confirmed[at];
    const base = before === undefined ? '' : urlOf(before);
    const { region } = webhook;
    return urlOf(webhook) === base ? [] : [{ region, url: urlOf(webhook), base: bases.get(region) ?? base }];
  }),
);

// A save may outlive its page, so that its edits are kept until it ends.
const restored = createKept<{ readonly edits: readonly WebhookEdit[] }>({
  kind: 'webhooks',
  page: { $isOpen: $loadedUuid.map((uuid) => uuid !== null) },
  $id: $loadedUuid,
  $typed: $edits.map((edits) => (edits.length === 0 ? null : { edits })),
  saved: field.saved.map(({ owner }) => owner),
});
$bases.on(restored, (_, { edits }) => new Map(edits.map(({ region, base }) => [region, base])));
$draft.on(restored, (webhooks, { edits }) =>
  edits.reduce((all, { region, url }) => withUrl(all, region, url), webhooks),
);

const delay = createTimer({ timeoutMs: WEBHOOKS_DEBOUNCE_MS });
sample({ clock: changed, target: delay.started });
sample({
  clock: [committed, restored, page.closed, delay.fired],
  source: { draft: $draft, confirmed: $confirmed, isChanged: $isChanged, edits: $edits, bases: $bases },
  filter: ({ isChanged }) => isChanged,
  fn: ({ draft, confirmed, edits, bases }) => {
    const over = edits.filter(({ region }) => bases.has(region));
    const base = over.reduce((all, edit) => withUrl(all, edit.region, edit.base), confirmed);
    // What was changed elsewhere since is asked about.
    return {
      key: 'webhooks' as const,
      value: readDraft(draft, confirmed),
      base: over.length === 0 ? null : base,
    };
  },
  target: field.changedFrom,
});
sample({
  clock: retried,
  source: $monitor,
  filter: Boolean,
  fn: () => 'webhooks' as const,
  target: field.retried,
});

/** The field of each region; a hint about an unusual URL does not prevent saving (specification 5). */
const $webhooks = combine($draft, $regions, $locale, (draft, regions) =>
  draft.map((webhook) => ({
    region: webhook.region,
    label: regions.find(({ region }) => region === webhook.region)?.label ?? webhook.region,
    url: urlOf(webhook),
    hint: webhookHint(urlOf(webhook)),
  })),
);
const $phase = $field.map(({ phase }) => phase);
/** Why the last save failed, for display beside the fields. */
const $error = createStore<string | null>(null)
  .on([page.started, writeFx], () => null)
  .on(field.failed, (_, { failure }) => t(reasonOf(failure)[1]));

/** Whether leaving would lose edits. Only failed saves count, since leaving commits the rest. */
export const $isUnsaved = $phase.map((phase) => phase === 'failed');
/** Whether an edit or a save is pending. */
export const $isUnfinished = combine(
  $isChanged,
  $phase,
  (isChanged, phase) => isChanged || phase === 'saving',
);

notify({
  failed: [
    sample({ clock: [committed, retried], source: $monitor, filter: (monitor) => monitor === null }),
    () => t('noMonitor'),
  ],
});
notify({
  pending: [sendFx, () => t('webhooksSaving')],
  done: [field.saved, () => t('webhooksSaved')],
  failed: [field.failed, ({ failure }) => (failure.kind === 'declined' ? null : t(reasonOf(failure)[0]))],
});
// A 401 revokes the session (specification 8).
sample({
  clock: field.failed,
  filter: ({ failure }) => statusOf(failure) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});

/** The webhooks of a monitor's regions, which save themselves (specification 2.9). */
export const webhooks = {
  view: { webhooks: $webhooks, phase: $phase, error: $error },
  events: {
    onChange: changed,
    onCommit: committed,
    onRetry: retried,
    onCopyError: copyFailed,
    onReplaceEverywhere: replaceRequested,
  },
} as const;
