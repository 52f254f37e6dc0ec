import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Banner, Button, Link, SecretField, Stack, Text } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { color, space, text } from '../../../tokens';
import { noteTexts, useLabels } from './notes';
import type { WebhookItem } from './types';

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
  const { countOf, formatCount } = useCounts();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? uses : uses.slice(0, FIRST);
  return (
    <Stack data-gap={4}>
      <SecretField
        label="Webhook"
        value={url}
        isReadOnly
        onChange={() => undefined}
        onCopyError={onCopyError}
      />
      {problems.map((problem) => (
        <Banner
          key={problem}
          tone={noteTexts[problem].tone === 'warning' ? 'warning' : 'info'}
          title={noteTexts[problem].label}
        >
          {noteTexts[problem].explanation}
        </Banner>
      ))}
      <div>
        <Text
          as="h3"
          data-size="body"
          data-bold
          data-below={2}
        >{`Used in ${countOf(uses.length, 'place')}`}</Text>
        <Stack as="ul" data-gap={0}>
          {shown.map(({ id, kind, name, detail, href, isActive }) => (
            <Row key={id}>
              <Kind>{useLabels[kind]}</Kind>
              <Link href={href}>{name}</Link>
              {detail !== '' && (
                <Text as="span" data-size="small" data-tone="muted" data-long="anywhere">
                  {detail}
                </Text>
              )}
              {!isActive && <Badge>Off</Badge>}
            </Row>
          ))}
        </Stack>
        {shown.length < uses.length && (
          <Button size="small" onPress={() => setWhole(true)}>
            {`Show all ${formatCount(uses.length)}`}
          </Button>
        )}
      </div>
    </Stack>
  );
}
