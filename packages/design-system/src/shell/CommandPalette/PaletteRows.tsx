import { memo, type ReactNode, type RefObject } from 'react';
import { Icon, Kbd, Text } from '../../primitives';
import { useKeyHint } from '../../keys/keyHints';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { MarkedRanges } from '../../patterns/SearchMarks/MarkedText';
import { paletteIcons } from './icons';
import { Detail, End, IconSlot, Item, List, Section, SectionHeading } from './paletteStyles';
import type { CommandPaletteGroup, CommandPaletteRow } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** The keys of an act, which the list of keys tells screen readers. */
function Keys({ of: id }: { of: string }): ReactNode {
  const keys = useKeyHint(id);
  return (
    keys !== undefined && (
      <End aria-hidden="true">
        <Kbd>{keys}</Kbd>
      </End>
    )
  );
}

function Row({ row, firstRef }: { row: CommandPaletteRow; firstRef: FirstRef | undefined }): ReactNode {
  const { id, label, icon, detail, href, keys, marks } = row;
  // What lists have, unlike pages and acts.
  const isSecret = /^(?:monitors|redirects|servers|customers):/.test(id) || undefined;
  return (
    <Item id={id} textValue={label} data-first={firstRef && ''} {...omitUndefined({ href, ref: firstRef })}>
      <IconSlot>
        <Icon icon={paletteIcons[icon]} />
      </IconSlot>
      <Text as="span" data-long="ellipsis" data-secret={isSecret}>
        <MarkedRanges text={label} ranges={marks} />
      </Text>
      {detail !== undefined && <Detail data-secret={isSecret}>{detail}</Detail>}
      {keys !== undefined && <Keys of={keys} />}
    </Item>
  );
}

type FirstRef = RefObject<HTMLDivElement | null>;

export interface PaletteRowsProps {
  groups: readonly CommandPaletteGroup<CommandPaletteRow>[];
  onChoose: (id: string) => void;
  firstRef: FirstRef;
}

/** The groups of rows. Memoized, so that a key paints the field first. */
export const PaletteRows = memo(function PaletteRows({
  groups,
  onChoose,
  firstRef,
}: PaletteRowsProps): ReactNode {
  useLocale();
  return (
    <List aria-label={t('results')} onAction={(key) => onChoose(String(key))}>
      {groups.map(({ id, heading, rows }, at) => (
        <Section key={id} id={`group:${id}`}>
          <SectionHeading>{heading}</SectionHeading>
          {rows.map((row, index) => (
            <Row key={row.id} row={row} firstRef={at === 0 && index === 0 ? firstRef : undefined} />
          ))}
        </Section>
      ))}
    </List>
  );
});
