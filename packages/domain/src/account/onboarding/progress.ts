import * as z from 'zod/mini';

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
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Unreadable storage counts as no progress.
    return null;
  }
  const parsed = storedProgress.safeParse(json);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}
