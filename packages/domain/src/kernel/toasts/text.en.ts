import { defineText } from '@dropdeck/text';

/** What toasts of every page say. */
export const t = defineText('domain/kernel/toasts', {
  timedOut: 'Operation timed out. Please try again.',
  signIn: 'Sign in',
  copyFailed: 'The browser did not allow copying.',
  notKept: 'This browser cannot keep what you type and choose here. Save it before you leave.',
});
