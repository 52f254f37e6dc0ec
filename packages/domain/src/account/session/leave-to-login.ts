import { createEvent, sample } from 'effector';
import { $config } from '../../shell/config';
import { leaveFx } from '../../kernel/ports';
import { SIGN_IN, toastActed } from '../../kernel/toasts';
import { $isLeaving } from '../../kernel/http';

/** Without a session, the browser is redirected to the login address. */
export const loginRequired = createEvent();

sample({ clock: toastActed, filter: (id) => id === SIGN_IN, target: loginRequired });

sample({
  clock: loginRequired,
  source: { config: $config, isLeaving: $isLeaving },
  filter: ({ config, isLeaving }) => config !== null && !isLeaving,
  fn: ({ config }) => config?.loginUrl ?? '',
  target: leaveFx,
});
