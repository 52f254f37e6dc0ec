import { defineText } from '@dropdeck/text';

/** Why a link could not be added from the overview; the words are the specification's (8.6). */
export const t = defineText('domain/monitors/add-link', {
  duplicateQuestion:
    'The input has already been added to the monitor. Are you sure you want to add it again?',
  // More links than one call takes.
  tooMany: 'At most {max, number} links at once',
  added: 'Input added successfully',
  failed: 'Failed to add input',
  // In a message, after the dialog was closed.
  notAdded: '{link}: {reason}',
  timedOut: 'Request timed out. Please try again.',
  sessionExpired: 'Session expired. Please log in again.',
  notAllowed: 'Inputs Not Allowed',
});
