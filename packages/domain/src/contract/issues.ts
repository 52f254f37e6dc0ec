import type * as z from 'zod/mini';

/** A validation issue: its key path (`data.bots.0.users`) and what was expected. */
export interface ContractIssue {
  readonly path: string;
  readonly message: string;
}

/** The zod issues by key path, without values. */
export const toIssues = (error: z.core.$ZodError): readonly ContractIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
