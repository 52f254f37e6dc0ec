import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Stack, Time } from '../../primitives';
import { PageTop } from '../../patterns/PageHeader/PageTop';
import { slot } from '@dropdeck/text';
import { fill } from '../../lib/text/fill';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** What the operator says above every page. */
export interface OperatorNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'danger';
  /** When what it announces begins and ends, in milliseconds since the epoch. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface OperatorNoticesProps {
  notices: readonly OperatorNotice[];
  onClose: (id: string) => void;
}

const When = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

function Period({ from, until }: Pick<OperatorNotice, 'from' | 'until'>): ReactNode {
  if (from === null && until === null) return null;
  const at = (moment: number | null): ReactNode =>
    moment !== null && <Time at={moment} format="date-time" isAlwaysAbsolute />;
  const slots = { from: slot('from'), until: slot('until') };
  const period = until === null ? slots.from : from === null ? t('until', slots) : t('period', slots);
  return <When>{fill(period, { from: at(from), until: at(until) })}</When>;
}

/** Notices of the operator, such as an announced maintenance, in the reader's time zone. */
export function OperatorNotices({ notices, onClose }: OperatorNoticesProps): ReactNode {
  useLocale();
  if (notices.length === 0) return null;
  return (
    <PageTop>
      <Stack role="region" aria-label={t('notices')}>
        {notices.map(({ id, title, text, tone, from, until }) => (
          <Banner
            key={id}
            tone={tone}
            title={title}
            actions={
              <Button size="small" onPress={() => onClose(id)} aria-label={t('closeNotice', { title })}>
                {common('close')}
              </Button>
            }
          >
            {text}
            <Period from={from} until={until} />
          </Banner>
        ))}
      </Stack>
    </PageTop>
  );
}
