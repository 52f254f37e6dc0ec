import type { WebhookNote, WebhookUseKind } from './types';

interface NoteText {
  /** The filter and the badge. */
  readonly label: string;
  readonly explanation: string;
  readonly tone: 'warning' | 'neutral';
}

/** What a note says. */
export const noteTexts: Readonly<Record<WebhookNote, NoteText>> = {
  odd: {
    label: 'Looks odd',
    explanation: 'This does not look like a Discord webhook, so nothing may arrive there.',
    tone: 'warning',
  },
  repeated: {
    label: 'Posts twice',
    explanation:
      'Two redirects with the same keyword, or two regions of one monitor, send the same notification to it.',
    tone: 'warning',
  },
  variants: {
    label: 'Written differently',
    explanation: 'It is the same webhook, written in more than one way.',
    tone: 'neutral',
  },
  inactive: {
    label: 'Switched off',
    explanation: 'Everything that uses it is switched off.',
    tone: 'neutral',
  },
};

/** What a use is, before its name. */
export const useLabels: Readonly<Record<WebhookUseKind, string>> = {
  settings: 'Settings',
  redirect: 'Redirect',
  region: 'Monitor',
  input: 'Input',
};
