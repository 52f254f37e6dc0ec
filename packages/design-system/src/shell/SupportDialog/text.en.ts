import { defineText } from '@dropdeck/text';

/** The way to the support chat. */
export const t = defineText('design-system/shell/SupportDialog', {
  title: 'Contact support',
  description: 'Support answers in the chat. Say what you did and what you expected.',
  unavailable: 'The support chat is not available at the moment.',
  attach: 'Take the report with me',
  attachHint: 'It is copied, for you to paste in the chat. Nothing is sent before that.',
  nothingToAttach: 'Nothing happened in this tab yet.',
  report: 'Report',
  open: 'Open support chat',
  copyAndOpen: 'Copy report and open chat',
});
