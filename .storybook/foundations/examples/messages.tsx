import type { ReactNode } from 'react';
import { StatusBadge } from '../../../packages/design-system/src/patterns/StatusBadge/StatusBadge';
import { Badge } from '../../../packages/design-system/src/primitives/Badge/Badge';
import { Banner } from '../../../packages/design-system/src/primitives/Banner/Banner';
import { Button } from '../../../packages/design-system/src/primitives/Button/Button';
import { EmptyState } from '../../../packages/design-system/src/primitives/EmptyState/EmptyState';
import { ToastRegion, type ToastMessage } from '../../../packages/design-system/src/primitives/Toast/Toast';
import { DoDont } from '../parts';
import { Line } from './frame';

const ignore = (): void => undefined;

/** For Badge and StatusBadge: a word with its color, and one color per meaning. */
export function BadgeDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <Line>
            <StatusBadge status="ACTIVE" />
            <StatusBadge status="BLOCKED" />
            <StatusBadge status="OFFLINE" />
          </Line>
        ),
        text: 'A word and a dot: the state can be read without its color.',
      }}
      bad={{
        example: (
          <Line>
            <Badge tone="success" hasDot={false}>
              1
            </Badge>
            <Badge tone="danger" hasDot={false}>
              2
            </Badge>
            <Badge tone="accent" hasDot={false}>
              3
            </Badge>
          </Line>
        ),
        text: 'Colors without words mean nothing to many people.',
      }}
    />
  );
}

/** For Banner: what failed, what was kept, and what to do. */
export function BannerDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <Banner
            tone="danger"
            title="The monitors could not be loaded."
            actions={<Button size="small">Retry</Button>}
          >
            Nothing was changed.
          </Banner>
        ),
        text: 'Say what failed and what was kept, and offer the next step.',
      }}
      bad={{
        example: (
          <Banner tone="danger" title="Oops! Something went wrong!">
            Error 500
          </Banner>
        ),
        text: 'An apology and a code do not help anyone to continue.',
      }}
    />
  );
}

const toast = (message: Omit<ToastMessage, 'id'>): ReactNode => (
  <ToastRegion
    toast={{ id: 1, ...message }}
    onPause={ignore}
    onResume={ignore}
    onDismiss={ignore}
    onAction={ignore}
  />
);

/** For Toast: a short outcome, never the only place of an action. */
export function ToastDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: toast({
          kind: 'success',
          text: 'Redirect deleted',
          action: { id: 'undo', label: 'Undo' },
        }),
        text: 'A short outcome, and an action that is found elsewhere too.',
      }}
      bad={{
        example: toast({
          kind: 'error',
          text: 'The keyword list needs a name before it can be saved. Enter a name above and press Save.',
        }),
        text: 'An error that belongs to a field must not disappear after 3 seconds.',
      }}
    />
  );
}

/** For EmptyState: what is missing, and the action that adds it. */
export function EmptyStateDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <EmptyState
            isCompact
            title="No keyword lists found"
            action={<Button variant="primary">Create Keyword List</Button>}
          >
            A keyword list decides which products a monitor reports.
          </EmptyState>
        ),
        text: 'Say what would be here and offer the action that adds it.',
      }}
      bad={{
        example: (
          <EmptyState isCompact title="Nothing to see here… yet!" illustration="search">
            It’s quiet. Too quiet.
          </EmptyState>
        ),
        text: 'A joke without a next step is a dead end.',
      }}
    />
  );
}
