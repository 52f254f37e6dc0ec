import type * as z from 'zod/mini';

/**
 * Reads a stored text by a schema.
 *
 * @param revive as for `JSON.parse`.
 * @returns `null` if nothing is stored, or it does not fit: edited by hand, or of another release.
 */
export function readJson<Schema extends z.ZodMiniType>(
  text: string | null | undefined,
  schema: Schema,
  revive?: (key: string, value: unknown) => unknown,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null', revive)).data ?? null;
  } catch {
    return null;
  }
}
