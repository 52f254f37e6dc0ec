import { defineText } from '@dropdeck/text';

/** The messages of redirects; the specification has none. */
export const t = defineText('domain/monitors/redirects', {
  saved: 'Redirect saved',
  created: 'Redirect saved',
  saveFailed: 'Failed to save redirect',
  createFailed: 'Failed to save redirect',
  restoreFailed: 'Failed to save redirect',
  deleted: 'Redirect deleted',
  deleteFailed: 'Failed to delete redirect',
  restored: 'Redirect restored',
  keywordNeeded: 'Enter a keyword.',
  webhookNeeded: 'Enter a webhook URL.',
  keywordListed: 'This keyword is already there.',
  keywordConflict: 'This keyword already goes to another webhook.',
  webhookCopied: 'Webhook copied',
});
