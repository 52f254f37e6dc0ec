import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';

export const progressKey = 'dropdeck:draft:setup';

/** Milliseconds that a created profile is assumed to exist while the server's info does not show it yet. */
export const CREATED_MS = 600_000;

const storedProgress = z.object({
  owner: z.string(),
  isStarted: z.boolean(),
  createdAt: z.nullable(z.number()),
  values: z.object({
    name: z.string(),
    imageUrl: z.string(),
    hexColor: z.string(),
    footerText: z.string(),
    footerIcon: z.string(),
  }),
});

/**
 * The progress of the setup: its owner, whether the form was opened, the form's values, and when the profile
 * was created (milliseconds since the epoch).
 */
export type Progress = z.infer<typeof storedProgress>;

/** Parses stored progress; `null` if it is missing, unreadable or of another owner. */
export function parseProgress(text: string | null, owner: string): Progress | null {
  const stored = readJson(text, storedProgress);
  return stored?.owner === owner ? stored : null;
}
