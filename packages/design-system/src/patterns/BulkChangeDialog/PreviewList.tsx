import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { counted, type Noun } from '../../lib/nouns/noun';
import { Icon, LiveText, Text, VisuallyHidden } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { useMedia } from '../../lib/react/useMedia';
import { VirtualList } from '../VirtualList/VirtualList';
import { color, media, space, text } from '../../tokens';
import type { BulkVerb, ChangedRow, ChangePreview } from './types';
import { t as common } from '../../lib/common/text.en';
import { t as job } from '../Job/text.en';
import { t } from './text.en';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-content: center;
  gap: 0 ${space[4]};
  height: 100%;
  padding-inline: ${space[3]};
  ${text.small}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-before] {
    color: ${color.muted};
  }
  &[data-after] {
    font-weight: 500;
  }
`;

const Change = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 2fr) auto minmax(0, 3fr);
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  > svg {
    color: ${color.subtle};
  }
  ${media.phone} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }
`;

const PreviewRow = memo(function PreviewRow({ row }: { row: ChangedRow }): ReactNode {
  useLocale();
  const { name, before, after } = row;
  return (
    <Row data-secret translate="no">
      <Cut title={name}>{name}</Cut>
      <Change>
        <Cut data-before="" title={before}>
          <bdi>{before === '' ? common('none') : before}</bdi>
        </Cut>
        {after !== null && (
          <>
            <Icon icon={ArrowRight} />
            <VisuallyHidden>{t('becomes')}</VisuallyHidden>
            <Cut data-after="" title={after}>
              <bdi>{after === '' ? common('none') : after}</bdi>
            </Cut>
          </>
        )}
      </Change>
    </Row>
  );
});

const keyOf = ({ id }: ChangedRow): string => `${id}`;

const summaryOf = ({ count, unchanged, hidden = 0 }: ChangePreview, noun: Noun, verb: BulkVerb): string =>
  [
    count === 0 ? job('nothingToChange') : job(`${verb}Will`, { items: counted(noun, count) }),
    ...(unchanged > 0 ? [job('unchanged', { count: unchanged })] : []),
    ...(hidden > 0 ? [t('hidden', { count: hidden })] : []),
  ].join(' · ');

/** The rows that a change is about to touch, each with its value before and after. */
export function PreviewList({
  preview,
  noun,
  verb,
}: {
  preview: ChangePreview;
  noun: Noun;
  verb: BulkVerb;
}): ReactNode {
  const isPhone = useMedia(media.phone);
  return (
    <div>
      <Text data-size="small" data-tone="muted" data-tabular data-below={2} role="status">
        <LiveText>{summaryOf(preview, noun, verb)}</LiveText>
      </Text>
      {preview.rows.length > 0 && (
        <VirtualList
          label={t('changes')}
          rows={preview.rows}
          keyOf={keyOf}
          rowSize={isPhone ? 56 : 40}
          maxHeight={280}
          isStatic
          render={(row) => <PreviewRow row={row} />}
        />
      )}
    </div>
  );
}
