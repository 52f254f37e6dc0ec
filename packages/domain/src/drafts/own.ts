import * as z from 'zod/mini';
import { pages } from '../pages';
import { draftKey as settingsKey, parseDraft as parseSettings, tabDraftKey } from '../settings/draft';

// The pages' own modules would become chunks, for what the list needs of them.
const progressKey = 'dropdeck:draft:setup';
const storedSetup = z.object({
  owner: z.string(),
  isStarted: z.literal(true),
  values: z.object({ name: z.string() }),
});

/** The name that the setup of a person was given; `null` without one. */
function readSetup(text: string | null | undefined, userName: string): string | null {
  try {
    const { success, data } = storedSetup.safeParse(JSON.parse(text ?? 'null'));
    return success && data.owner === userName ? data.values.name : null;
  } catch {
    // Unreadable storage counts as no draft.
    return null;
  }
}

/** A draft that its page stores and offers itself. */
export interface OwnDraft {
  readonly kind: 'settings' | 'setup';
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Milliseconds since the epoch; `null` if it is not stored. */
  readonly savedAt: number | null;
  /** Its storage keys. */
  readonly keys: readonly string[];
}

/** The storage keys of all of them. */
export const ownKeys = [settingsKey, tabDraftKey, progressKey];

/** Reads the drafts of settings and setup, for their list. */
export function readOwn(
  entries: Readonly<Record<string, string | null>>,
  { owner, userName }: { readonly owner: string; readonly userName: string },
): readonly OwnDraft[] {
  const settings = parseSettings(entries, owner);
  const setup = readSetup(entries[progressKey], userName);
  const drafts: OwnDraft[] = [];
  const common = { id: '', name: '', path: pages.settings.path };
  if (settings !== null) {
    const { savedAt } = settings;
    drafts.push({ ...common, kind: 'settings', savedAt, keys: [settingsKey, tabDraftKey] });
  }
  if (setup !== null) {
    drafts.push({
      ...common,
      kind: 'setup',
      name: setup,
      path: pages.root.path,
      savedAt: null,
      keys: [progressKey],
    });
  }
  return drafts;
}
