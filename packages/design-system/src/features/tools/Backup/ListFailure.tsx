import type { ReactNode } from 'react';
import { Banner } from '../../../primitives/Banner/Banner';
import { Button } from '../../../primitives/Button/Button';

export interface ListFailureProps {
  /** What the list was for: “save”. */
  purpose: string;
  /** Why it could not be loaded; null if it was. */
  error: string | null;
  onRetry: () => void;
}

/** Says that the list of monitors, by which the calls are counted, could not be loaded. */
export function ListFailure({ purpose, error, onRetry }: ListFailureProps): ReactNode {
  return (
    error !== null && (
      <Banner
        tone="warning"
        isLive
        title={`The list of what to ${purpose} could not be loaded`}
        actions={
          <Button size="small" onPress={onRetry}>
            Retry
          </Button>
        }
      >
        {error}
      </Banner>
    )
  );
}
