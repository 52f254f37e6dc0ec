import { createEvent, restore, sample } from 'effector';
import type { EntityId } from '../../kernel/http';
import { overlayClosed, overlayOpened } from '../../shell/overlays';

/** What takes products by their text. */
export type TakerKind = 'redirect' | 'keywords';

/** Identifies a redirect or keyword list: `redirect:7`, `keywords:3`. */
export const takerId = (kind: TakerKind, id: EntityId): string => `${kind}:${id}`;

/** Opens “Which one takes it?”: for these redirects or keyword lists, with what each takes; for any text if there are none. */
export const takersAsked = createEvent<readonly string[]>();
export const $askedTakers = restore(takersAsked, []).reset(overlayClosed);
sample({ clock: takersAsked, fn: () => 'matches' as const, target: overlayOpened });
