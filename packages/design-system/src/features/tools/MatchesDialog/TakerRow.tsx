import { formatList } from '@dropdeck/text';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Button, Link, Row, Stack, Text } from '../../../primitives';
import { Marked, SearchMarks } from '../../../patterns/SearchMarks/SearchMarks';
import { color, space } from '../../../tokens';
import type { KnownItem, TakenItem, TakerItem } from './types';
import { t } from './text.en';

export interface TakerRowProps {
  taker: TakerItem;
  /** What is looked for; the words of the keywords are marked in it. */
  text: string;
  /** What it takes of what is loaded; undefined while it is closed. */
  taken: readonly TakenItem[] | undefined;
  /** Without it, what it takes stays open. */
  onToggle?: (() => void) | undefined;
  /** Before the browser follows a link. */
  onLeave: () => void;
}

const Item = styled.li`
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.border};
  min-width: 0;

  &:only-child {
    padding: 0;
    border: 0;
  }
`;

/** More keywords of a list are not named. */
const FIRST = 3;

/** More of what it takes is shown on request. */
const FIRST_TAKEN = 20;

/** An input or example with the monitor that it belongs to. */
export function KnownRow({ known, onLeave }: { known: KnownItem; onLeave: () => void }): ReactNode {
  const { kind, text, monitor, href, isActive } = known;
  return (
    <Row as="li" data-gap={2} data-row-gap={0} data-wraps>
      <Text as="span" data-size="small" data-long="anywhere">
        <Marked>{text}</Marked>
      </Text>
      <Text as="span" data-size="small">
        <Link href={href} onPress={onLeave}>
          {t(kind === 'input' ? 'inputOf' : 'exampleOf', { name: monitor })}
        </Link>
      </Text>
      {!isActive && <Badge>{t('off')}</Badge>}
    </Row>
  );
}

/** A redirect or keyword list that takes the text, why it does, and what else it would take. */
export function TakerRow({ taker, text, taken, onToggle, onLeave }: TakerRowProps): ReactNode {
  const { kind, name, type, isActive, href, keywords } = taker;
  const isSearched = text.trim() !== '';
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? taken : taken?.slice(0, FIRST_TAKEN);
  return (
    <Item>
      <Stack data-gap={1}>
        <Row data-justify="between" data-gap={3}>
          <Row data-gap={2} data-wraps>
            <Link href={href} onPress={onLeave}>
              {name}
            </Link>
            <Text as="span" data-size="small" data-tone="muted">
              {kind === 'keywords' ? t('keywordList') : type}
            </Text>
            {!isActive && <Badge>{t('off')}</Badge>}
          </Row>
          {onToggle && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('takesOf', { name })}
              aria-expanded={taken !== undefined}
              onPress={onToggle}
            >
              {t('takes')}
            </Button>
          )}
        </Row>
        {isSearched && (
          <SearchMarks query={keywords.join(' ')}>
            <Text data-size="small" data-long="anywhere">
              <Marked>{text}</Marked>
            </Text>
          </SearchMarks>
        )}
        {isSearched && kind === 'keywords' && (
          <Text data-size="caption" data-tone="muted">
            {t('byKeywords', { keywords: formatList(keywords.slice(0, FIRST), 'comma') })}
          </Text>
        )}
        {taken !== undefined && shown !== undefined && (
          <>
            <Text data-size="small" data-tone="muted">
              {t('taken', { count: taken.length })}
            </Text>
            <Stack as="ul" data-gap={2}>
              {shown.map((known) => (
                <SearchMarks key={known.id} query={known.keyword}>
                  <KnownRow known={known} onLeave={onLeave} />
                </SearchMarks>
              ))}
            </Stack>
            {shown.length < taken.length && (
              <Row>
                <Button size="small" onPress={() => setWhole(true)}>
                  {t('showAll', { count: taken.length })}
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Item>
  );
}
