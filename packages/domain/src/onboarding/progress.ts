import * as z from 'zod/mini';

/** Where the state of the setup is kept in local storage. */
export const progressKey = 'dropdeck:draft:setup';

/** Milliseconds that a profile counts as created though the server's info does not know of it yet. */
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
 * How far somebody has come: whose it is, whether the form was reached, what was typed, and when the
 * profile was created (milliseconds), where it was.
 */
export type Progress = z.infer<typeof storedProgress>;

/** Reads it from storage; `null` for none, for somebody else's, and for one that cannot be read. */
export function parseProgress(text: string | null, owner: string): Progress | null {
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Storage is anybody's on this machine: what is no progress counts as none.
    return null;
  }
  const parsed = storedProgress.safeParse(json);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}
