import { sample } from 'effector';
import { interval } from 'patronum';
import { onboardingOf } from './profile';
import { $isLeaving, $session, infoRequested } from './state';

/** Milliseconds between polls for the bot, which takes minutes to set up. */
export const ONBOARDING_POLL_MS = 5_000;

const $isWaiting = $session.map(
  (session) => session.phase === 'ready' && ['pending', 'checking'].includes(onboardingOf(session.info)),
);

const { tick } = interval({
  timeout: ONBOARDING_POLL_MS,
  start: sample({ clock: $isWaiting, filter: Boolean, fn: () => undefined }),
  stop: sample({
    clock: [$isWaiting, $isLeaving],
    source: { isWaiting: $isWaiting, isLeaving: $isLeaving },
    filter: ({ isWaiting, isLeaving }) => !isWaiting || isLeaving,
    fn: () => undefined,
  }),
});

sample({ clock: tick, fn: () => undefined, target: infoRequested });
