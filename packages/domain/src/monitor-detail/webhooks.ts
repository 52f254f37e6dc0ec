import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { forcedOut } from '../session';
import { webhookHint } from '../settings/hints';
import { createAutoSaved, type FieldSave } from '../shared/auto-saved';
import { createCall, statusOf, type Failure } from '../shared/http';
import { toastShown } from '../toasts';
import { saveMonitorWebhooks } from './contract';
import { messages } from './messages';
import { $monitor, discardRequested, loaded, page } from './page';
import { $regions } from './regions';
import { trackWrite } from './writing';

/** Milliseconds of calm after which edited webhooks are saved without leaving the field. */
export const WEBHOOKS_CALM_MS = 1_000;

interface Webhook {
  readonly region: string;
  readonly webhook_url: string;
}

/** A webhook is being edited: the change flag of spec section 4 is set. */
export const webhookChanged = createEvent<{ readonly region: string; readonly url: string }>();
/** The edit is meant: Enter, or the field was left. Saves what has changed. */
export const webhooksCommitted = createEvent();

const saveFx = attach({
  effect: createCall(saveMonitorWebhooks),
  mapParams: ({ owner, value }: FieldSave<readonly Webhook[]>) => ({
    parameters: { monitor_uuid: owner },
    payload: { webhooks: [...value] },
  }),
});
trackWrite(saveFx, ({ owner }) => owner);

const isSame = (a: readonly Webhook[], b: readonly Webhook[]): boolean =>
  a.length === b.length &&
  a.every(({ region, webhook_url }, at) => b[at]?.region === region && b[at].webhook_url === webhook_url);

const field = createAutoSaved<readonly Webhook[]>({ initial: [], save: saveFx, isSame });

sample({
  clock: loaded,
  fn: ({ uuid, detail }) => ({
    owner: uuid,
    value: (detail.webhooks ?? []).map(({ region, webhook_url }) => ({
      region,
      webhook_url: webhook_url ?? '',
    })),
  }),
  target: field.loaded,
});

sample({ clock: discardRequested, target: field.discarded });

const dropped = sample({ clock: discardRequested, source: field.$kept });
const $draft = createStore<readonly Webhook[]>([])
  .on(page.started, () => [])
  .on(field.loaded, (_, { value }) => value)
  .on(webhookChanged, (webhooks, { region, url }) =>
    webhooks.map((webhook) => (webhook.region === region ? { region, webhook_url: url.trim() } : webhook)),
  )
  .on(dropped, (_, kept) => kept);

/** The change flag: something was typed that no save has taken up. */
const $isChanged = combine($draft, field.$chosen, (draft, chosen) => !isSame(draft, chosen));

const committed = sample({
  clock: [
    webhooksCommitted,
    page.closed,
    debounce({ source: sample({ clock: webhookChanged, fn: () => undefined }), timeout: WEBHOOKS_CALM_MS }),
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
  draft.map(({ region, webhook_url }, at) => ({
    region,
    label: regions[at]?.label ?? region,
    url: webhook_url,
    hint: webhookHint(webhook_url),
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

/** The same where the webhooks are, in other words: the message of the catalogue is said by the toast. */
const explain = (failure: Failure): string => {
  switch (statusOf(failure)) {
    case 401:
      return 'You are not signed in any more.';
    case 404:
      return 'The server does not know this monitor any more.';
    case 400:
      return 'The server does not accept one of these addresses.';
    default:
      return 'The server could not take them.';
  }
};

/** Why the last save failed. */
export const $webhooksError = createStore<string | null>(null)
  .on([page.started, saveFx], () => null)
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
      fn: ({ failure }) => ({ kind: 'error' as const, text: textOf(failure) }),
    }),
  ],
  target: toastShown,
});
sample({
  clock: field.failed,
  filter: ({ failure }) => statusOf(failure) === 401,
  fn: () => ({ withMessage: true }),
  target: forcedOut,
});
