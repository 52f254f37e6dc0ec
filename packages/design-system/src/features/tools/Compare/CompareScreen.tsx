import { ArrowLeftRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Banner,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  Row,
  Skeleton,
  SkeletonGroup,
  Switch,
} from '../../../primitives';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { Plan } from '../../../patterns/Plan/Plan';
import { color, media, space, text } from '../../../tokens';
import { CompareSection } from './CompareSection';
import { MonitorPick } from './MonitorPick';
import type { CompareScreenProps } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';
import { useLocale } from '../../../lib/react/useLocale';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;

  > header {
    margin-bottom: 0;
  }
`;

const Picks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;

  > button {
    margin-top: ${space[3]};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;

    > button {
      justify-self: center;
      margin-top: 0;
      rotate: 90deg;
    }
  }
`;

const Summary = styled.p`
  margin-inline-end: auto;
  ${text.body}
  font-variant-numeric: tabular-nums;
  color: ${color.muted};

  ${media.phone} {
    flex-basis: 100%;
  }
`;

function Comparison(props: CompareScreenProps): ReactNode {
  const { isPair, uuids, failed, sections, onRetry } = props;
  const [isOnlyDifferent, setOnlyDifferent] = useState(true);
  const [isRevealed, setRevealed] = useState(false);
  if (!isPair) {
    const isSame = uuids.a !== '' && uuids.a === uuids.b;
    return (
      <EmptyState title={isSame ? t('chooseDifferent') : t('chooseTwo')} illustration="list">
        {t('chooseText')}
      </EmptyState>
    );
  }
  const failure = failed.length > 0 && (
    <Banner
      tone="danger"
      title={t('loadFailed', { names: formatList(failed.map(({ name }) => name)) })}
      isLive
      onRetry={onRetry}
    >
      {failed[0]?.reason}
    </Banner>
  );
  if (sections === null) {
    return (
      failure || (
        <SkeletonGroup label={t('loading')}>
          {[88, 140, 220].map((height) => (
            <Skeleton key={height} width="100%" height={`${height}px`} />
          ))}
        </SkeletonGroup>
      )
    );
  }
  const different = sections.reduce((sum, section) => sum + section.different, 0);
  return (
    <>
      {failure}
      <Row data-gap={5} data-row-gap={2} data-wraps>
        <Summary role="status">
          {different === 0 ? t('noDifferences') : t('differences', { count: different })}
        </Summary>
        <Switch label={t('onlyDifferences')} isSelected={isOnlyDifferent} onChange={setOnlyDifferent} />
        <Switch label={t('showWebhooks')} isSelected={isRevealed} onChange={setRevealed} />
      </Row>
      {sections.map((section) => (
        <CompareSection
          key={section.name}
          {...props}
          section={section}
          isOnlyDifferent={isOnlyDifferent}
          isRevealed={isRevealed}
        />
      ))}
    </>
  );
}

/** Two monitors side by side: what differs, and copying it across (specification 2.20). */
export function CompareScreen(props: CompareScreenProps): ReactNode {
  useLocale();
  const { uuids, names, copyTo, plan, onSwap } = props;
  return (
    <Root>
      <PageHeader title={t('title')} description={t('description')} />
      <Picks>
        <MonitorPick {...props} side="a" />
        <IconButton
          label={t('swap')}
          icon={<Icon icon={ArrowLeftRight} />}
          isDisabled={uuids.a === '' && uuids.b === ''}
          onPress={onSwap}
        />
        <MonitorPick {...props} side="b" />
      </Picks>
      <Comparison {...props} />
      <Dialog
        isOpen={copyTo !== null}
        onClose={plan.onClose}
        title={copyTo === null ? '' : t('copyTitle', { name: names[copyTo] })}
        size="large"
        isDismissable={false}
        isLocked={plan.progress !== null}
      >
        <Plan {...plan} action={common('copy')} />
      </Dialog>
    </Root>
  );
}
