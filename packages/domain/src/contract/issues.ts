import type * as z from 'zod/mini';

/** A validation issue: its key path (`data.bots.0.users`), what was expected and what kind came. */
export interface ContractIssue {
  readonly path: string;
  readonly message: string;
}

const kindOf = (value: unknown): string =>
  value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/**
 * The zod issues by key path, without values.
 *
 * @param raw what was parsed, for the kinds of its values.
 */
export const toIssues = (error: z.core.$ZodError, raw: unknown): readonly ContractIssue[] =>
  error.issues.map((issue) => {
    const { path } = issue;
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
      raw,
    );
    const expected = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message;
    return { path: path.map(String).join('.'), message: `${expected}, got ${kindOf(value)}` };
  });
