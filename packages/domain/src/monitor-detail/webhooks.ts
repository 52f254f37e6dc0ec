import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { sessionRevoked } from '../session';
import { webhookHint } from '../settings/hints';
import { createAutoSaved, type FieldSave, type FieldValue } from '../shared/auto-saved';
import { createGuardedWrite, QUIET_READ_MS, resourceRead } from '../shared/guard';
import { createCall, statusOf, type Failure } from '../shared/http';
import { withWireOf } from '../shared/http/wire';
import { toastShown } from '../toasts';
import { getMonitor, saveMonitorWebhooks, type RegionWebhook } from './contract';
import { messages } from './messages';
import { $monitor, discardRequested, loaded, page } from './page';
import { $regions } from './regions';
import { regionFields, rebaseRows, toRegions, toRows, urlOf, type Regions } from './webhooks-merge';
import { trackWrite } from './writing';

/** Milliseconds of calm after which edited webhooks are saved without leaving the field. */
export const WEBHOOKS_DEBOUNCE_MS = 1_000;

/** A webhook is being edited: the change flag of spec section 4 is set. */
export const webhookChanged = createEvent<{ readonly region: string; readonly url: string }>();
/** The edit is meant: Enter, or the field was left. Saves what has changed. */
export const webhooksCommitted = createEvent();

/** A webhook that was typed: `base` is what its field held before. */
export interface WebhookEdit {
  readonly region: string;
  readonly url: string;
  readonly base: string;
}

/** Webhooks from before a sign-in are put back into their fields, and saved. */
export const webhooksRestored = createEvent<readonly WebhookEdit[]>();

const saveFx = attach({
  effect: createCall(saveMonitorWebhooks),
  mapParams: ({ owner, value }: FieldValue<readonly RegionWebhook[]>) => ({
    parameters: { monitor_uuid: owner },
    payload: { webhooks: value },
  }),
});

const isSame = (a: readonly RegionWebhook[], b: readonly RegionWebhook[]): boolean =>
  a.length === b.length &&
  a.every((webhook, at) => b[at]?.region === webhook.region && urlOf(b[at]) === urlOf(webhook));

interface KnownWebhooks {
  readonly owner: string | null;
  readonly value: readonly RegionWebhook[];
}

const resourceOf = ({ owner }: { readonly owner: string }): string => `webhooks/${owner}`;
const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const $known = createStore<KnownWebhooks>({ owner: null, value: [] });
const guard = createGuardedWrite<FieldSave<readonly RegionWebhook[]>, KnownWebhooks, Regions>({
  name: saveMonitorWebhooks.name,
  resourceOf,
  $known,
  read: async ({ owner }) => ({
    owner,
    value: (await readFx({ parameters: { uuid: owner } })).body.webhooks ?? [],
  }),
  currentOf: (known, { owner }) => (known.owner === owner ? toRegions(known.value) : null),
  editOf: ({ base, value }) => ({ base: toRegions(base), mine: toRegions(value) }),
  fieldsOf: ({ value }) => regionFields(value),
  subjectOf: () => 'the webhooks of this monitor',
  write: ({ owner }, regions) => saveFx({ owner, value: toRows(regions) }),
});
trackWrite(guard.writeFx, ({ owner }) => owner);
sample({ clock: loaded, fn: ({ uuid }) => resourceOf({ owner: uuid }), target: resourceRead });

const field = createAutoSaved({
  initial: [] as readonly RegionWebhook[],
  save: guard.writeFx,
  writtenOf: ({ value }) => toRows(value),
  isSame,
});
sample({ clock: field.$known, target: $known });

sample({
  clock: loaded,
  fn: ({ uuid, detail }) => ({
    owner: uuid,
    value: detail.webhooks ?? [],
  }),
  target: field.loaded,
});

sample({ clock: discardRequested, target: field.discarded });

const dropped = sample({ clock: discardRequested, source: field.$confirmed });
const $draft = createStore<readonly RegionWebhook[]>([])
  .on(page.started, () => [])
  .on(field.loaded, (_, { value }) => value)
  .on(webhookChanged, (webhooks, { region, url }) =>
    withWireOf(
      webhooks.map((webhook) =>
        webhook.region === region && urlOf(webhook) !== url.trim()
          ? { ...webhook, webhook_url: url.trim() }
          : webhook,
      ),
      webhooks,
    ),
  )
  .on(dropped, (_, kept) => kept)
  .on(webhooksRestored, (webhooks, edits) =>
    toRows({ ...toRegions(webhooks), ...Object.fromEntries(edits.map(({ region, url }) => [region, url])) }),
  )
  .on(field.saved, (draft, { value, written }) => rebaseRows(value, draft, written));

/** The change flag: something was typed that no save has taken up. */
const $isChanged = combine($draft, field.$chosen, (draft, chosen) => !isSame(draft, chosen));

/** The fields that hold something else than the server does. */
export const $webhookEdits = combine($draft, field.$confirmed, (draft, kept): readonly WebhookEdit[] =>
  draft.flatMap((webhook, at) => {
    const before = kept[at];
    const base = before === undefined ? '' : urlOf(before);
    return urlOf(webhook) === base ? [] : [{ region: webhook.region, url: urlOf(webhook), base }];
  }),
);
/** The last save has failed. */
export const webhooksFailed = sample({ clock: field.failed, fn: ({ failure }) => failure });

const committed = sample({
  clock: [
    webhooksCommitted,
    webhooksRestored,
    page.closed,
    debounce({
      source: sample({ clock: webhookChanged, fn: () => undefined }),
      timeout: WEBHOOKS_DEBOUNCE_MS,
    }),
  ],
  source: { draft: $draft, isChanged: $isChanged },
});
sample({
  clock: committed,
  filter: ({ isChanged }) => isChanged,
  fn: ({ draft }) => draft,
  target: field.changed,
});

/** Saves again what failed; with no monitor there is nothing to save to. */
export const webhooksRetried = createEvent();
sample({
  clock: webhooksRetried,
  source: $monitor,
  filter: Boolean,
  fn: () => undefined,
  target: field.retried,
});

/** A webhook's text field. */
export interface WebhookRow {
  readonly region: string;
  readonly label: string;
  readonly url: string;
  /** What looks odd; blocks nothing (spec section 5). */
  readonly hint: string | undefined;
}

/** The fields, by region. */
export const $webhooks = combine($draft, $regions, (draft, regions): readonly WebhookRow[] =>
  draft.map((webhook, at) => ({
    region: webhook.region,
    label: regions[at]?.label ?? webhook.region,
    url: urlOf(webhook),
    hint: webhookHint(urlOf(webhook)),
  })),
);
export const $webhooksPhase = field.$phase;

const textOf = (failure: Failure): string => {
  switch (statusOf(failure)) {
    case 401:
      return messages.authenticationFailed;
    case 404:
      return messages.monitorNotFound;
    case 400:
      return messages.webhooksInvalid;
    default:
      return messages.webhooksFailed;
  }
};

/** The same beside the fields, in other words: the catalogue's sentence is the toast's. */
const explain = (failure: Failure): string => {
  if (failure.kind === 'declined') return 'Nothing was sent. What you typed is still here.';
  switch (statusOf(failure)) {
    case 401:
      return 'You’ve been signed out. What you typed is offered again after the next sign-in.';
    case 404:
      return 'This monitor no longer exists. What you typed is still here.';
    case 400:
      return 'The server rejected one of these URLs. What you typed is still here.';
    default:
      return 'Webhooks couldn’t be saved. What you typed is still here.';
  }
};

/** Why the last save failed. */
export const $webhooksError = createStore<string | null>(null)
  .on([page.started, guard.writeFx], () => null)
  .on(field.failed, (_, { failure }) => explain(failure));

/** Whether leaving would lose what was typed: only what has failed, since the rest is saved on the way out. */
export const $areWebhooksUnsaved = combine(field.$phase, (phase) => phase === 'failed');
/** Whether something is not with the server yet. */
export const $areWebhooksUnfinished = combine(
  $isChanged,
  field.$phase,
  (isChanged, phase) => isChanged || phase === 'saving',
);

sample({
  clock: [
    sample({
      clock: [webhooksCommitted, webhooksRetried],
      source: $monitor,
      filter: (monitor) => monitor === null,
      fn: () => ({ kind: 'error' as const, text: messages.noMonitor }),
    }),
    sample({ clock: saveFx, fn: () => ({ kind: 'info' as const, text: messages.webhooksSaving }) }),
    sample({ clock: field.saved, fn: () => ({ kind: 'success' as const, text: messages.webhooksSaved }) }),
    sample({
      clock: field.failed,
      filter: ({ failure }) => failure.kind !== 'declined',
      fn: ({ failure }) => ({ kind: 'error' as const, text: textOf(failure) }),
    }),
  ],
  target: toastShown,
});
sample({
  clock: field.failed,
  filter: ({ failure }) => statusOf(failure) === 401,
  fn: () => ({ withMessage: true }),
  target: sessionRevoked,
});
