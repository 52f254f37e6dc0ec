import { formatList } from '@dropdeck/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../../lib/react/useLocale';
import { Marked } from '../../../patterns/SearchMarks/SearchMarks';
import { color, radius, space, text } from '../../../tokens';
import { t } from './text.en';

/** More are counted. */
const SHOWN = 2;

/** Characters of a tag that is never cut off. */
const SHORT = 8;

const Tag = styled.span`
  flex: 0 4 auto;
  min-width: 8ch;
  overflow: clip;
  padding-inline: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  ${text.caption}
  text-overflow: ellipsis;

  &[data-short] {
    flex: none;
    min-width: 0;
  }
`;

/** The tags beside a monitor's name; loaded where a monitor has some. */
export default function MonitorTags({ tags }: { tags: readonly string[] }): ReactNode {
  useLocale();
  const more = tags.slice(SHOWN);
  const names = formatList(more, 'comma');
  return (
    <>
      {tags.slice(0, SHOWN).map((tag) => (
        <Tag key={tag} data-short={tag.length > SHORT ? undefined : ''}>
          <Marked>{tag}</Marked>
        </Tag>
      ))}
      {more.length > 0 && (
        <span role="img" aria-label={names} data-tip="" data-tone="muted">
          {t('more', { count: more.length })}
        </span>
      )}
    </>
  );
}
