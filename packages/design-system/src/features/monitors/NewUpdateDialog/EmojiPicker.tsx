import { useMemo, useState, type ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { createMatcher } from '../../../lib/text/createMatcher';
import { SearchField, Stack, Text } from '../../../primitives';
import { buttonStyles } from '../../../primitives/Button/buttonStyles';
import { color, radius, space } from '../../../tokens';
import { allEmoji, type NamedEmoji } from './emoji';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

const MAX_SHOWN = 60;

const Grid = styled(ListBox<NamedEmoji>)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  max-height: 220px;
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  outline: none;

  [role='option'] {
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
        <Grid
          aria-label={t('emoji')}
          layout="grid"
          items={found}
          onAction={(name) => onPick(found.find((one) => one.name === name)?.emoji ?? '')}
          data-public=""
        >
          {({ emoji, name }) => (
            <ListBoxItem id={name} textValue={name} aria-label={name}>
              <span title={`:${name}:`}>{emoji}</span>
            </ListBoxItem>
          )}
        </Grid>
      )}
    </Stack>
  );
}
