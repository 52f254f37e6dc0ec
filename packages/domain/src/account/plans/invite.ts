import { createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { validateInvite } from '../../contract/calls/onboarding';
import { inviteKey } from '../session/invite';
import { readJson } from '../../kernel/page/stored';
import { log, timeNow, readStorage, reload, writeStorage } from '../../kernel/ports';
import { callOf, describeFailure } from '../../kernel/http';
import { createPageCall } from '../../kernel/page/page-call';
import { createPage } from '../../kernel/page/page';

/** The plan screen of a customer who has not paid; its query has the key of an invite link, or `null`. */
export const page = createPage<{ readonly inviteKey: string | null }>('plans');

/**
 * The storage key of the last accepted invite. It prevents a reload loop while the server's info does not
 * reflect the invite yet.
 */
export const usedInviteKey = 'dropdeck:invite-used';

/** Validates the invite again after a failed call. */
export const inviteRetried = createEvent();

/** Milliseconds that an invite waits. A sign-in takes minutes; later, another person may use the browser. */
export const INVITE_TTL_MS = 3_600_000;

const storedInvite = z.object({ key: z.string(), at: z.number() });

const find = createPageCall(page, async ({ inviteKey: fromQuery }: { readonly inviteKey: string | null }) => {
  const now = await timeNow();
  const { [inviteKey]: text, [usedInviteKey]: used } = await readStorage([inviteKey, usedInviteKey]);
  // It is valid for one sign-in.
  if (typeof text === 'string') writeStorage({ [inviteKey]: null });
  const stored = readJson(text, storedInvite);
  const isValid = stored !== null && now - stored.at < INVITE_TTL_MS;
  const key = fromQuery ?? (isValid ? stored.key : null);
  return key === (used ?? null) ? null : key;
});
sample({ clock: page.started, target: find.requested });
const found = find.done.map(({ result: key }) => key);
const $key = createStore<string | null>(null).on(found, (_, key) => key);

const validate = createPageCall(page, callOf(validateInvite));

sample({
  clock: [found, inviteRetried],
  source: $key,
  filter: (key) => key !== null,
  fn: (key) => ({ payload: { key: key ?? '' } }),
  target: validate.requested,
});

const accepted = sample({ clock: validate.done, filter: ({ result }) => !result.body.error });
const refused = sample({ clock: validate.done, filter: ({ result }) => Boolean(result.body.error) });
sample({
  clock: accepted,
  fn: ({ params: { payload } }) => ({ [usedInviteKey]: payload.key }),
  target: writeStorage,
});
sample({ clock: accepted, target: reload });

// Key errors are only logged (specification 8); the page shows `$inviteProblem`.
sample({
  clock: [
    sample({ clock: refused, fn: () => `${validateInvite.name}: the key was refused` }),
    sample({ clock: validate.failed, fn: ({ error }) => describeFailure(error) }),
  ],
  target: log,
});

/** Why an invite had no effect: the server refused it, or the call failed. */
export const $inviteProblem = createStore<'refused' | 'failed' | null>(null)
  .on(refused, () => 'refused')
  .on(validate.failed, () => 'failed')
  .on([page.started, inviteRetried], () => null);

/** Without a valid invite, the products load (specification 4.12). */
export const productsRequested = sample({
  clock: [sample({ clock: found, filter: (key) => key === null }), refused, validate.failed],
  fn: () => undefined,
});
