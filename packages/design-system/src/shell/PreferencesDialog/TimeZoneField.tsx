import { Check, ChevronDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { ControlFrame } from '../../primitives/Field/ControlFrame';
import { FieldFrame, Icon, Text } from '../../primitives';
import { offsetOf, timeZoneOf } from '../../lib/format/formatTime';
import { optionListStyles, optionStyles, popoverStyles, Tick } from '../../primitives/overlayStyles';
import { bareInput, fieldRoot } from '../../primitives/Field/fieldStyles';
import { color, controlHeight, media } from '../../tokens';
import { useText } from '../../lib/react/useLocale';
import { t } from './text.en';

interface Zone {
  readonly id: string;
  readonly label: string;
  readonly timeZone: string;
}

/** The option that follows the browser; no time zone is called so. */
const BROWSER = 'browser';
const MAX_OPTIONS = 50;

const Root = styled(ComboBox)`
  ${fieldRoot}
` as typeof ComboBox;

const Bare = styled(Input)`
  ${bareInput}
`;

const Open = styled(Button)`
  flex: none;
  display: inline-flex;
  align-items: center;
  align-self: stretch;
  padding: 0 10px;
  border: 0;
  background: transparent;
  color: ${color.subtle};
  cursor: pointer;
  outline: none;

  ${media.phone} {
    min-width: ${controlHeight.touch};
    justify-content: center;
  }
`;

const Surface = styled(Popover)`
  ${popoverStyles}
  width: var(--trigger-width);
`;

const List = styled(ListBox)`
  ${optionListStyles}
  max-height: 300px;
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  ${optionStyles}
` as typeof ListBoxItem;

/** “new york” finds America/New_York. */
const searchText = (name: string): string => name.toLowerCase().replaceAll(/[_/\s]+/g, ' ');

function zonesOf(say: ReturnType<typeof t.in>): readonly Zone[] {
  const browser = timeZoneOf({ timeZone: null });
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  return [
    { id: BROWSER, label: say('browserZone', { zone: browser }), timeZone: browser },
    ...names.map((name) => ({ id: name, label: name.replaceAll('_', ' '), timeZone: name })),
  ];
}

export interface TimeZoneFieldProps {
  label: string;
  /** An IANA name; `null` follows the browser. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** When the offsets apply: milliseconds since the epoch. */
  at: number;
}

/** The options for what is typed: the first ones, because each takes a formatter for its offset, and the chosen one. */
function optionsFor(zones: readonly Zone[], typed: string, chosen: string): readonly Zone[] {
  const found = zones
    .filter(({ label }) => searchText(label).includes(searchText(typed)))
    .slice(0, MAX_OPTIONS);
  const isFound = found.some(({ id }) => id === chosen);
  const other = zones.find(({ id }) => id === chosen) ?? { id: chosen, label: chosen, timeZone: chosen };
  return isFound ? found : [...found.slice(0, 1), other, ...found.slice(1)];
}

/** A time zone by search. */
export function TimeZoneField({ label, value, onChange, at }: TimeZoneFieldProps): ReactNode {
  const say = useText(t);
  const zones = useMemo(() => zonesOf(say), [say]);
  const [typed, setTyped] = useState('');
  const chosen = value ?? BROWSER;
  const items = useMemo(() => optionsFor(zones, typed, chosen), [zones, typed, chosen]);
  return (
    <Root<Zone>
      items={items}
      value={chosen}
      onChange={(key) => {
        if (key !== null) onChange(key === BROWSER ? null : String(key));
      }}
      onInputChange={setTyped}
      onOpenChange={(_, trigger) => {
        // Opened by its button or an arrow key, the list is not filtered by the chosen zone.
        if (trigger === 'manual') setTyped('');
      }}
    >
      <FieldFrame label={label} description={t('timeZoneHint')}>
        <ControlFrame role="presentation">
          <Bare onFocus={({ currentTarget }) => currentTarget.select()} />
          <Open>
            <Icon icon={ChevronDown} />
          </Open>
        </ControlFrame>
      </FieldFrame>
      <Surface offset={4}>
        <List<Zone>>
          {({ id, label: name, timeZone }) => (
            <Option id={id} textValue={name}>
              {({ isSelected }) => (
                <>
                  <Text as="span" data-long="ellipsis" data-grows>
                    {name}
                  </Text>
                  <Text as="span" data-size="caption" data-tone="muted" data-tabular>
                    {offsetOf(timeZone, at)}
                  </Text>
                  <Tick>{isSelected && <Icon icon={Check} />}</Tick>
                </>
              )}
            </Option>
          )}
        </List>
      </Surface>
    </Root>
  );
}
