import type { ReactNode } from 'react';
import { draftText, type DraftKind } from './draftText';
import { fill } from '../../lib/text/fill';
import { slot } from '@dropdeck/text';
import { PageTop } from '../PageHeader/PageTop';
import { Banner, Button, Link, Time } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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
  const [first] = drafts;
  if (first === undefined) return null;
  const { key, kind, name, savedAt, isMissing } = first;
  const at = slot('at');
  const elements = { at: <Time at={savedAt} /> };
  if (drafts.length > 1) {
    return (
      <PageTop>
        <Banner
          tone="info"
          isLive
          title={fill(t('many', { count: drafts.length, at }), elements)}
          actions={<Link href={listHref}>{t('showDrafts')}</Link>}
        />
      </PageTop>
    );
  }
  return (
    <PageTop>
      <Banner
        tone="info"
        isLive
        title={<span data-secret>{fill(t('one', { draft: draftText(kind, name), at }), elements)}</span>}
        actions={
          <>
            {!isMissing && (
              <Button size="small" onPress={() => onRestore(key)}>
                {t('restore')}
              </Button>
            )}
            <Button size="small" variant="ghost" onPress={() => onDiscard(key)}>
              {common('discard')}
            </Button>
          </>
        }
      >
        {isMissing ? t('gone') : undefined}
      </Banner>
    </PageTop>
  );
}
