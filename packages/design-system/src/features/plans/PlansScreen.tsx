import { memo, type ReactNode } from 'react';
import { Banner, Button, EmptyState, SkeletonContent, Stack } from '../../primitives';
import { isPending, type LoadStatus } from '../../loading/loadStatus';
import { OpenPage } from '../../patterns/OpenPage/OpenPage';
import { PlanCard } from './PlanCard/PlanCard';
import { PlanGrid } from './PlanCard/PlanGrid';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { PlanSummary, type PlanOption } from './PlanSummary';
import { Columns, Section, SectionHead } from './plansStyles';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

type Id = PlanOption['id'];

export interface PlansScreenProps {
  toolboxes: readonly PlanOption[];
  monitors: readonly PlanOption[];
  /** EUR per month. */
  total: number;
  canPurchase: boolean;
  /** From the press until the payment page opens. */
  isPurchasing: boolean;
  /** Why the payment page did not open. */
  error: string | null;
  status: LoadStatus;
  /** Products that could not be read, shown above the plans. */
  unreadable?: readonly UnreadableRow[] | undefined;
  /** The invite link was refused, or could not be checked. */
  inviteProblem: 'refused' | 'failed' | null;
  /** The signed-in user's name. */
  userName: string | null;
  isLoggingOut?: boolean | undefined;
  onToolboxToggle: (id: Id) => void;
  onMonitorToggle: (id: Id) => void;
  onPurchase: () => void;
  onRetry: () => void;
  onInviteRetry: () => void;
  onLogout: () => void;
}

function InviteBanner({
  problem,
  onRetry,
}: {
  problem: 'refused' | 'failed';
  onRetry: () => void;
}): ReactNode {
  return problem === 'refused' ? (
    <Banner tone="warning" title={t('inviteInvalid')} isLive>
      {t('inviteInvalidDescription')}
    </Banner>
  ) : (
    <Banner
      tone="danger"
      title={t('inviteUnchecked')}
      isLive
      actions={
        <Button size="small" onPress={onRetry}>
          {t('checkAgain')}
        </Button>
      }
    >
      {t('inviteUncheckedDescription')}
    </Banner>
  );
}

/** As many as plans are usual. */
const loadingOptions = (count: number): readonly PlanOption[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: 'Plan',
    price: 0,
    features: ['One', 'Two', 'Three', 'Four'],
    isPopular: false,
    isSelected: false,
    isIncluded: false,
    isLocked: false,
  }));
const loadingToolboxes = loadingOptions(3);
const loadingMonitors = loadingOptions(2);

interface PlanSectionProps {
  title: string;
  description: string;
  columns: 2 | 3;
  options: readonly PlanOption[];
  onToggle: (id: Id) => void;
}

/** Memoized: choosing one plan must not render the others. */
const Plan = memo(function Plan({
  id,
  isLocked,
  onToggle,
  ...card
}: PlanOption & { onToggle: (id: Id) => void }): ReactNode {
  useLocale();
  return (
    <PlanCard
      {...card}
      lockedReason={isLocked ? t('toolboxIncluded') : undefined}
      onChange={() => onToggle(id)}
    />
  );
});

function PlanSection({ title, description, columns, options, onToggle }: PlanSectionProps): ReactNode {
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
        <p>{description}</p>
      </SectionHead>
      {options.length === 0 ? (
        <EmptyState title={t('empty')} isCompact />
      ) : (
        <PlanGrid label={title} columns={columns}>
          {options.map((option) => (
            <Plan key={`${typeof option.id}/${option.id}`} {...option} onToggle={onToggle} />
          ))}
        </PlanGrid>
      )}
    </Section>
  );
}

/** The plan screen: the plans, their total and the payment (specification 2.13). */
export function PlansScreen({
  toolboxes,
  monitors,
  total,
  canPurchase,
  isPurchasing,
  error,
  status,
  unreadable,
  inviteProblem,
  userName,
  isLoggingOut,
  onToolboxToggle,
  onMonitorToggle,
  onPurchase,
  onRetry,
  onInviteRetry,
  onLogout,
}: PlansScreenProps): ReactNode {
  const isLoading = isPending(status);
  const content =
    status === 'failed' ? (
      <EmptyState
        illustration="error"
        title={t('failed')}
        action={<Button onPress={onRetry}>{common('retry')}</Button>}
      >
        {t('failedDescription')}
      </EmptyState>
    ) : (
      <SkeletonContent label={t('loading')} isLoading={isLoading}>
        <Columns>
          <Stack data-gap={8}>
            <PlanSection
              title={t('toolbox')}
              description={t('toolboxDescription')}
              columns={3}
              options={isLoading ? loadingToolboxes : toolboxes}
              onToggle={onToolboxToggle}
            />
            <PlanSection
              title={t('monitors')}
              description={t('monitorsDescription')}
              columns={2}
              options={isLoading ? loadingMonitors : monitors}
              onToggle={onMonitorToggle}
            />
          </Stack>
          <PlanSummary
            chosen={[...toolboxes, ...monitors].filter(({ isSelected }) => isSelected)}
            total={total}
            canPurchase={canPurchase}
            isPurchasing={isPurchasing}
            error={error}
            onPurchase={onPurchase}
          />
        </Columns>
      </SkeletonContent>
    );

  return (
    <OpenPage
      title={t('title')}
      description={t('currency')}
      account={{ name: userName, onLogout, isLoggingOut }}
    >
      <Stack data-gap={8}>
        <Stack>
          {inviteProblem !== null && <InviteBanner problem={inviteProblem} onRetry={onInviteRetry} />}
          <Banner tone="info" title={t('howBundlesWork')}>
            {t('bundles')}
          </Banner>
        </Stack>
        <UnreadableRows rows={unreadable} />
        {content}
      </Stack>
    </OpenPage>
  );
}
