import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { validateInvite } from '../../contract/calls/onboarding';
import { takeInviteFx } from '../session';
import { logFx, readStorageFx, reloadFx, writeStorageFx } from '../../kernel/ports';
import { callOf, describeFailure } from '../../kernel/http';
import { page } from './page';

/**
 * The storage key of the last accepted invite. It prevents a reload loop while the server's info does not
 * reflect the invite yet.
 */
export const usedInviteKey = 'dropdeck:invite-used';

/** Validates the invite again after a failed call. */
export const inviteRetried = createEvent();

const findInviteFx = attach({
  effect: createEffect(async (fromQuery: string | null): Promise<string | null> => {
    const [storedKey, entries] = await Promise.all([takeInviteFx(), readStorageFx([usedInviteKey])]);
    const key = fromQuery ?? storedKey;
    return key === (entries[usedInviteKey] ?? null) ? null : key;
  }),
});

sample({ clock: page.started, fn: ({ inviteKey }) => inviteKey, target: findInviteFx });

const found = sample({
  clock: findInviteFx.doneData,
  source: page.$isOpen,
  filter: (isOpen) => isOpen,
  fn: (_, key) => key,
});
const $key = createStore<string | null>(null).on(found, (_, key) => key);

const validate = page.scoped(callOf(validateInvite));

sample({
  clock: [found, inviteRetried],
  source: $key,
  filter: (key) => key !== null,
  fn: (key) => ({ payload: { key: key ?? '' } }),
  target: validate.requested,
});

const validated = sample({
  clock: validate.done,
  fn: ({ params, result }) => ({ key: params.payload.key, isAccepted: !result.body.error }),
});
const accepted = sample({ clock: validated, filter: ({ isAccepted }) => isAccepted });
const refused = sample({ clock: validated, filter: ({ isAccepted }) => !isAccepted });

const acceptFx = createEffect(async (key: string) => {
  await writeStorageFx({ [usedInviteKey]: key });
  await reloadFx();
});
sample({ clock: accepted, fn: ({ key }) => key, target: acceptFx });

// Key errors are only logged (specification 8); the page shows `$inviteProblem`.
sample({
  clock: [
    sample({ clock: refused, fn: () => `${validateInvite.name}: the key was refused` }),
    sample({ clock: validate.failed, fn: ({ error }) => describeFailure(error) }),
  ],
  target: logFx,
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
