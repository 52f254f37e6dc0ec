import { memo, type ReactNode } from 'react';
import { SaveState, type SaveStateProps } from '../../patterns/SaveState/SaveState';
import { WebhookField } from '../../patterns/WebhookField/WebhookField';
import { Badge, Banner, EmptyState } from '../../primitives';
import { Fields, SubSection, Saved } from './detailStyles';
import { Section } from './Section';
import { filledCountOf, type CollapseProps } from './sections';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { formatNumber } from '@dropdeck/text';

/** The webhook of a region. */
export interface WebhookRow {
  region: string;
  label: string;
  url: string;
  /** A warning that blocks nothing. */
  hint: string | undefined;
}

export interface WebhooksSectionProps {
  webhooks: readonly WebhookRow[];
  phase: SaveStateProps['state'];
  /** Why the last save failed, as a sentence. */
  error: string | null;
  onRetry: () => void;
  onChange: (change: { region: string; url: string }) => void;
  /** Called on Enter and on blur. */
  onCommit: () => void;
  onCopyError: () => void;
  /** Opens Find and replace with the webhook of a region. */
  onReplaceEverywhere: (webhook: string) => void;
}

/** One masked, auto-saved field per region (specification 2.9). */
export const WebhooksSection = memo(function WebhooksSection({
  webhooks,
  phase,
  error,
  onRetry,
  onChange,
  onCommit,
  onCopyError,
  onReplaceEverywhere,
  ...collapseProps
}: WebhooksSectionProps & CollapseProps): ReactNode {
  useLocale();
  const saveState = <SaveState state={phase} onRetry={onRetry} />;
  return (
    <Section
      {...collapseProps}
      heading={t('webhooksHeading')}
      description={t('webhooksText')}
      badge={<Badge hasDot={false}>{formatNumber(webhooks.length)}</Badge>}
      summary={t('setOf', filledCountOf(webhooks))}
      saveState={phase !== 'idle' && saveState}
    >
      {webhooks.length === 0 ? (
        <EmptyState isCompact title={t('noWebhooks')}>
          {t('noWebhooksText')}
        </EmptyState>
      ) : (
        <SubSection>
          {phase === 'failed' && error !== null && (
            <Banner tone="danger" title={t('webhooksFailed')} isLive>
              {error}
            </Banner>
          )}
          <Saved>
            <Fields>
              {webhooks.map(({ region, label, url, hint }) => (
                <WebhookField
                  key={region}
                  label={label}
                  value={url}
                  warning={hint}
                  onChange={(next) => onChange({ region, url: next })}
                  onBlur={onCommit}
                  onEnter={onCommit}
                  onCopyError={onCopyError}
                  act={{ label: common('replaceEverywhere'), run: onReplaceEverywhere }}
                />
              ))}
            </Fields>
            <div data-state-of-save="">{saveState}</div>
          </Saved>
        </SubSection>
      )}
    </Section>
  );
});
