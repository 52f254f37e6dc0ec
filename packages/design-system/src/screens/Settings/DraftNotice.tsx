import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Time } from '../../primitives/Time/Time';

export interface DraftNoticeProps {
  /** When the draft was last edited, in milliseconds since the epoch. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft from before a reload, a crash or a revoked session. Nothing is restored without asking. */
export default function DraftNotice({ savedAt, onRestore, onDiscard }: DraftNoticeProps): ReactNode {
  return (
    <>
      <p role="status" data-line="">
        You have unsaved changes from <Time at={savedAt} />.
      </p>
      <Button variant="ghost" onPress={onDiscard}>
        Discard
      </Button>
      <Button onPress={onRestore}>Restore</Button>
    </>
  );
}
