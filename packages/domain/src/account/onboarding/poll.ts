import { combine, sample } from 'effector';
import { interval } from 'patronum/interval';
import { $isLeaving, $session, infoRequested, onboardingOf } from '../session';
import { page } from './page';
import { $isCreated } from './setup';

/** Milliseconds between polls for the profile, then for the bot, which takes minutes to set up. */
export const ONBOARDING_POLL_MS = 5_000;

const $isWaiting = combine(
  { isOpen: page.$isOpen, session: $session, isLeaving: $isLeaving, isCreated: $isCreated },
  ({ isOpen, session, isLeaving, isCreated }) =>
    isOpen &&
    !isLeaving &&
    session.phase === 'ready' &&
    [...(isCreated ? ['start'] : []), 'pending', 'checking'].includes(onboardingOf(session.info)),
);

const { tick } = interval({
  timeout: ONBOARDING_POLL_MS,
  start: sample({ clock: $isWaiting, filter: Boolean, fn: () => undefined }),
  stop: sample({ clock: $isWaiting, filter: (isWaiting) => !isWaiting, fn: () => undefined }),
});

sample({ clock: tick, target: infoRequested });
