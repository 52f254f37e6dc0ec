import { createEvent } from 'effector';
import { notify } from '../shared/notify';

/** A link was copied. */
export const copied = createEvent();
/** The browser refused to copy a link or a webhook. */
export const copyFailed = createEvent();

notify({
  done: [copied, 'Link copied'],
  failed: [copyFailed, 'The browser did not allow copying.'],
});
