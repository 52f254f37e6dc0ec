import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Banner, Button, Link, SecretField, Stack, Text } from '../../../primitives';
import { color, space, text } from '../../../tokens';
import { noteTexts, kindLabels } from './notes';
import type { WebhookItem } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface WebhookUsesProps {
  webhook: WebhookItem;
  onCopyError: (error: unknown) => void;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.border};
  min-width: 0;
`;

const Kind = styled.span`
  flex: none;
  width: 72px;
  ${text.small}
  color: ${color.muted};
`;

/** More are shown on request. */
const FIRST = 20;

/** A webhook with its notes and everything that uses it. */
export function WebhookUses({ webhook: { url, uses, problems }, onCopyError }: WebhookUsesProps): ReactNode {
  const notes = noteTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? uses : uses.slice(0, FIRST);
  return (
    <Stack data-gap={4}>
      <SecretField
        label={common('webhook')}
        value={url}
        isReadOnly
        onChange={() => undefined}
        onCopyError={onCopyError}
      />
      {problems.map((problem) => (
        <Banner
          key={problem}
          tone={notes[problem].tone === 'warning' ? 'warning' : 'info'}
          title={notes[problem].label}
        >
          {notes[problem].explanation}
        </Banner>
      ))}
      <div>
        <Text as="h3" data-size="body" data-bold data-below={2}>
          {t('usedInPlaces', { count: uses.length })}
        </Text>
        <Stack as="ul" data-gap={0}>
          {shown.map(({ id, kind, name, detail, href, isActive }) => (
            <Row key={id}>
              <Kind>{kindLabels()[kind]}</Kind>
              <Link href={href}>{name}</Link>
              {detail !== '' && (
                <Text as="span" data-size="small" data-tone="muted" data-long="anywhere">
                  {detail}
                </Text>
              )}
              {!isActive && <Badge>{t('off')}</Badge>}
            </Row>
          ))}
        </Stack>
        {shown.length < uses.length && (
          <Button size="small" onPress={() => setWhole(true)}>
            {t('showAll', { count: uses.length })}
          </Button>
        )}
      </div>
    </Stack>
  );
}
