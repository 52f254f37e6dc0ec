import * as z from 'zod/mini';
import { pages } from '../../shell/pages';
import { draftKeys, parseDraft as parseSettings } from '../../account/settings/draft';
import { accountKey } from '../../kernel/page/account';

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

/** Whose drafts they are: those of the settings are the account's, that of the setup is a person's. */
interface Owner {
  readonly owner: string;
  readonly userName: string;
}

const setupKey = ({ userName }: Owner): string => accountKey(progressKey, userName);

/** The storage keys of all of them. */
export const ownKeys = (by: Owner): readonly string[] => [...draftKeys(by.owner), setupKey(by)];

/** Reads the drafts of settings and setup, for their list. */
export function readOwn(entries: Readonly<Record<string, string | null>>, by: Owner): readonly OwnDraft[] {
  const settings = parseSettings(entries, by.owner);
  const setup = readSetup(entries[setupKey(by)], by.userName);
  const drafts: OwnDraft[] = [];
  const common = { id: '', name: '', path: pages.settings.path };
  if (settings !== null) {
    const { savedAt } = settings;
    drafts.push({ ...common, kind: 'settings', savedAt, keys: draftKeys(by.owner) });
  }
  if (setup !== null) {
    drafts.push({
      ...common,
      kind: 'setup',
      name: setup,
      path: pages.root.path,
      savedAt: null,
      keys: [setupKey(by)],
    });
  }
  return drafts;
}
