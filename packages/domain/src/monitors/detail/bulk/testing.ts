import { readLines } from '../../../kernel/import/lines';
import { runSteps } from '../../../kernel/job/time-slices';
import { inputList, type BulkContext } from './cells';
import { toBulkLine } from './index';

/** The lines of a text as the dialog shows them; `links` are those of the monitor. */
export const readBulk = (
  text: string,
  { links, ...context }: BulkContext & { readonly links: ReadonlySet<string> },
) => {
  const listed = new Map([...links].map((link) => [link, new Set([''])]));
  return runSteps(readLines(inputList, text, { context, listed })).map((line) => toBulkLine(line));
};
