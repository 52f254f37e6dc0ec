import { combine, sample } from 'effector';
import { interval } from 'patronum/interval';
import { $isLeaving, $session, infoRequested, onboardingOf } from '../session';
import { page } from './page';

/** Milliseconds between polls for the bot, which takes minutes to set up. */
export const ONBOARDING_POLL_MS = 5_000;

const $isWaiting = combine(
  { isOpen: page.$isOpen, session: $session, isLeaving: $isLeaving },
  ({ isOpen, session, isLeaving }) =>
    isOpen &&
    !isLeaving &&
    session.phase === 'ready' &&
    ['pending', 'checking'].includes(onboardingOf(session.info)),
);

const { tick } = interval({
  timeout: ONBOARDING_POLL_MS,
  start: sample({ clock: $isWaiting, filter: Boolean, fn: () => undefined }),
  stop: sample({ clock: $isWaiting, filter: (isWaiting) => !isWaiting, fn: () => undefined }),
});

sample({ clock: tick, fn: () => undefined, target: infoRequested });
