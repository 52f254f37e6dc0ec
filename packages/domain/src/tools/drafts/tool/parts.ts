import { combine } from 'effector';
import { matchPage, pageTitle } from '../../../shell/pages';
import { $locale } from '../../../kernel/format';
import { $isRead, $listed, discardRequested, opened } from './list';

function titleOf(path: string): string {
  const match = matchPage(path);
  return match === null ? path : pageTitle(match.name);
}

/** The page of drafts. */
export const screen = {
  view: {
    drafts: combine($listed, $locale, (listed) =>
      listed.map((draft) => ({ ...draft, page: titleOf(draft.path) })),
    ),
    isReady: $isRead,
  },
  events: { onOpen: opened, onDiscard: discardRequested },
} as const;
