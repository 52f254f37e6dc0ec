import { matchPage, pages } from '../../shell/pages';
import { $isRead, $listed, discardRequested, opened } from './list';

function titleOf(path: string): string {
  const match = matchPage(path);
  return match === null ? path : pages[match.name].title;
}

/** The page of drafts. */
export const screen = {
  view: {
    drafts: $listed.map((listed) => listed.map((draft) => ({ ...draft, page: titleOf(draft.path) }))),
    isReady: $isRead,
  },
  events: { onOpen: opened, onDiscard: discardRequested },
} as const;
