import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { createMatcher } from '../../../lib/text/createMatcher';
import { SearchField, Stack, Text } from '../../../primitives';
import { buttonStyles } from '../../../primitives/Button/buttonStyles';
import { color, radius, space } from '../../../tokens';
import { allEmoji } from './emoji';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

const MAX_SHOWN = 60;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  max-height: 220px;
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  > button {
    ${buttonStyles}
    min-width: 44px;
    padding: 0;
    border-color: transparent;
    background: transparent;
    font-size: 20px;
  }
`;

/** Emoji, found by their names. In its own module with their list. */
export default function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }): ReactNode {
  useLocale();
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const isMatch = createMatcher(search.replaceAll(':', ''));
    return allEmoji.filter(({ words }) => isMatch(words)).slice(0, MAX_SHOWN);
  }, [search]);
  return (
    <Stack data-gap={3}>
      <SearchField
        label={t('searchEmoji')}
        placeholder={t('searchEmoji')}
        value={search}
        onChange={setSearch}
        autoFocus
        onGo={() => found[0] && onPick(found[0].emoji)}
      />
      {found.length === 0 ? (
        <Text data-tone="muted" role="status">
          {t('noEmoji')}
        </Text>
      ) : (
        <Grid role="group" aria-label={t('emoji')}>
          {found.map(({ emoji, name }) => (
            <button
              key={name}
              type="button"
              title={`:${name}:`}
              aria-label={name}
              onClick={() => onPick(emoji)}
            >
              {emoji}
            </button>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
