import { FoundEntries } from '@dropdeck/design-system';
import {
  $look,
  $searched,
  findEntries,
  foundEntries,
  lookPressed,
} from '@dropdeck/domain/monitors/everywhere';
import '@dropdeck/domain/monitors/everywhere/look';
import { list } from '@dropdeck/domain/monitors/overview';
import { useMemo, type ReactNode } from 'react';
import { usePart } from '../../shell/connect';

/** What the search of the overview finds besides monitors. */
export default function Found(): ReactNode {
  const { search, searched, look, onLook } = usePart({
    view: { search: list.$search, searched: $searched, look: $look },
    events: { onLook: lookPressed },
  });
  const entries = useMemo(() => foundEntries(searched), [searched]);
  const { shown, count } = useMemo(() => findEntries(entries, search), [entries, search]);
  return <FoundEntries items={shown} count={count} look={look} onLook={() => onLook()} />;
}
