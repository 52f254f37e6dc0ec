import type { RefObject } from 'react';

/** What people ask about; the answers are in `topics`. */
export type HelpTopic =
  | 'webhook'
  | 'server-id'
  | 'size-range'
  | 'redirect-precedence'
  | 'private-input'
  | 'delay';

export interface InfoPopoverProps {
  topic: HelpTopic;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}
