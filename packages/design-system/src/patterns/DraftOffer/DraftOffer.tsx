import type { ReactNode } from 'react';
import { draftText, type DraftKind } from './draftText';
import { useCounts } from '../../lib/format/formatCount';
import { PageTop } from '../PageHeader/PageTop';
import { Banner, Button, Link, Time } from '../../primitives';

/** A draft of the open page. */
export interface DraftOfferItem {
  readonly key: string;
  readonly kind: DraftKind;
  /** Its name for people; '' without one. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** Whether what it edited no longer exists. */
  readonly isMissing: boolean;
}

export interface DraftOfferProps {
  /** At least one, the newest first. */
  drafts: readonly DraftOfferItem[];
  /** The path of the list of all drafts. */
  listHref: string;
  onRestore: (key: string) => void;
  onDiscard: (key: string) => void;
}

/**
 * Offers the page's drafts, above its content: what was typed and not saved before a reload, a crash or a forced
 * sign-out. Nothing is restored without asking.
 */
export function DraftOffer({ drafts, listHref, onRestore, onDiscard }: DraftOfferProps): ReactNode {
  const { formatCount } = useCounts();
  const [first] = drafts;
  if (first === undefined) return null;
  const { key, kind, name, savedAt, isMissing } = first;
  const at = <Time at={savedAt} />;
  if (drafts.length > 1) {
    return (
      <PageTop>
        <Banner
          tone="info"
          isLive
          title={
            <>
              You have {formatCount(drafts.length)} drafts on this page, the last one from {at}.
            </>
          }
          actions={<Link href={listHref}>Show drafts</Link>}
        />
      </PageTop>
    );
  }
  return (
    <PageTop>
      <Banner
        tone="info"
        isLive
        title={
          <>
            You have {draftText(kind, name)} from {at}.
          </>
        }
        actions={
          <>
            {!isMissing && (
              <Button size="small" onPress={() => onRestore(key)}>
                Restore
              </Button>
            )}
            <Button size="small" variant="ghost" onPress={() => onDiscard(key)}>
              Discard
            </Button>
          </>
        }
      >
        {isMissing ? 'What it changed no longer exists.' : undefined}
      </Banner>
    </PageTop>
  );
}
