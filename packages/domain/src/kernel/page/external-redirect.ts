import { createEvent, createStore, merge, sample } from 'effector';
import { not } from 'patronum/not';
import { isSafeUrl, leave, log } from '../ports';
import { describeFailure } from '../http';
import type { PageScope } from './page';
import { createPageCall } from './page-call';
import { createTimer } from './timer';

/** Milliseconds until the button is enabled again, for a browser that did not leave. */
export const EXTERNAL_REDIRECT_MS = 5_000;

/**
 * Requests a URL from the server and redirects the browser to it. An unsafe URL is refused;
 * the log omits it.
 *
 * Use it for pages outside of the product whose URL only the server knows. For a known URL use `leave`.
 *
 * @param options.ask the call; it fails with a `Failure`.
 * @param options.urlOf the URL of an answer; `null` if the answer reports an error.
 */
export function createExternalRedirect<Payload, Answer>(options: {
  readonly name: string;
  readonly page: PageScope;
  readonly ask: (input: { readonly payload: Payload; readonly group?: string }) => Promise<Answer>;
  readonly urlOf: (answer: Answer) => string | null;
}) {
  const { name, page, urlOf } = options;
  const call = createPageCall<{ readonly payload: Payload }, Answer>(page, options.ask);
  const requested = createEvent<Payload>();

  // Back restores the page as it was, so the busy state must end without an answer.
  const timer = createTimer({ timeoutMs: EXTERNAL_REDIRECT_MS });
  const $isBusy = createStore(false);
  const begun = sample({ clock: requested, filter: not($isBusy), fn: (payload) => ({ payload }) });
  sample({ clock: begun, target: call.requested });

  const answered = call.done.map(({ result }) => ({ url: urlOf(result) }));
  const allowed = answered.filterMap(({ url }) => (url !== null && isSafeUrl(url) ? url : undefined));
  sample({ clock: allowed, target: leave });
  sample({ clock: allowed, target: timer.started });
  sample({ clock: page.closed, target: timer.cancelled });
  const refused = answered.filterMap(({ url }) =>
    url === null || isSafeUrl(url) ? undefined : `${name}: the address is not one that may be opened`,
  );
  const failed = merge([
    answered.filterMap(({ url }) => (url === null ? `${name}: the answer names an error` : undefined)),
    call.failed.map(({ error }) => describeFailure(error)),
  ]);
  sample({ clock: [failed, refused], target: log });
  $isBusy.on(begun, () => true).on([failed, refused, timer.fired, page.closed], () => false);
  const $problem = createStore<'failed' | 'refused' | null>(null)
    .on(failed, () => 'failed')
    .on(refused, () => 'refused')
    .on([begun, page.started], () => null);

  return {
    requested,
    /** From the request until the browser has left. */
    $isBusy,
    /** Why the browser did not leave: the call failed, or the product does not open the address. */
    $problem,
  };
}
