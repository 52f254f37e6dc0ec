import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { sessionRevoked } from '../session';
import { webhookHint } from '../shared/hints';
import { createAutoSaved, type FieldSave, type FieldValue } from '../shared/auto-saved';
import { createGuardedWrite, QUIET_READ_MS, resourceRead } from '../shared/guard';
import { createCall, statusOf, type Failure } from '../shared/http';
import { withWireOf } from '../shared/http/wire';
import { toastShown } from '../shared/toasts';
import { getMonitor, saveMonitorWebhooks, type RegionWebhook } from './contract';
import { messages } from './messages';
import { $monitor, discardRequested, loaded, page } from './page';
import { $regions } from './regions';
import { regionFields, rebaseRows, toRegions, toRows, urlOf, type Regions } from './webhooks-merge';
import { trackWrite } from './pending-writes';

/** Milliseconds without a keystroke after which edited webhooks are saved. */
export const WEBHOOKS_DEBOUNCE_MS = 1_000;

/** Edits a webhook, which sets the change flag of specification 4.9. */
export const webhookChanged = createEvent<{ readonly region: string; readonly url: string }>();
/** Commits the edits, on Enter or blur, and saves what has changed. */
export const webhooksCommitted = createEvent();

/** An edited webhook; `base` is the saved URL. */
export interface WebhookEdit {
  readonly region: string;
  readonly url: string;
  readonly base: string;
}

/** Restores webhooks from before a sign-in and saves them. */
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
  .on(dropped, (_, confirmed) => confirmed)
  .on(webhooksRestored, (webhooks, edits) =>
    toRows({ ...toRegions(webhooks), ...Object.fromEntries(edits.map(({ region, url }) => [region, url])) }),
  )
  .on(field.saved, (draft, { value, written }) => rebaseRows(value, draft, written));

/** The change flag: whether the draft differs from the last save. */
const $isChanged = combine($draft, field.$chosen, (draft, chosen) => !isSame(draft, chosen));

export const $webhookEdits = combine($draft, field.$confirmed, (draft, confirmed): readonly WebhookEdit[] =>
  draft.flatMap((webhook, at) => {
    const before = confirmed[at];
    const base = before === undefined ? '' : urlOf(before);
    return urlOf(webhook) === base ? [] : [{ region: webhook.region, url: urlOf(webhook), base }];
  }),
);
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

/** Retries a failed save; ignored without a monitor. */
export const webhooksRetried = createEvent();
sample({
  clock: webhooksRetried,
  source: $monitor,
  filter: Boolean,
  fn: () => undefined,
  target: field.retried,
});

export interface WebhookRow {
  readonly region: string;
  readonly label: string;
  readonly url: string;
  /** A hint about an unusual URL; it does not prevent saving (specification 5). */
  readonly hint: string | undefined;
}

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

/** The error beside the fields; it differs from the toast, whose wording the specification fixes. */
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

export const $webhooksError = createStore<string | null>(null)
  .on([page.started, guard.writeFx], () => null)
  .on(field.failed, (_, { failure }) => explain(failure));

/** Whether leaving would lose edits. Only failed saves count, since leaving commits the rest. */
export const $areWebhooksUnsaved = combine(field.$phase, (phase) => phase === 'failed');
/** Whether an edit or a save is pending. */
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
