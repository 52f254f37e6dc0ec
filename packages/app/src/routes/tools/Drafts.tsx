import { DraftsScreen } from '@dropdeck/design-system';
import * as drafts from '@dropdeck/domain/tools/drafts';
import { matchPage, pages } from '@dropdeck/domain/shell/pages';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';

function titleOf(path: string): string {
  const match = matchPage(path);
  return match === null ? path : pages[match.name].title;
}

/** /tools/drafts */
export default function Drafts(): ReactNode {
  const { listed, isRead, opened, discarded } = useUnit({
    listed: drafts.$listed,
    isRead: drafts.$isRead,
    opened: drafts.opened,
    discarded: drafts.discardRequested,
  });
  const items = useMemo(() => listed.map((draft) => ({ ...draft, page: titleOf(draft.path) })), [listed]);
  return <DraftsScreen drafts={items} isReady={isRead} onOpen={opened} onDiscard={discarded} />;
}
