import { customer, permissions, settings } from './account.ts';
import { lists } from './lists.ts';
import { monitor } from './monitor.ts';
import { links, unsafe } from './once.ts';
import { redirects } from './redirects.ts';
import { createWriter, type WriteOptions } from './writer.ts';

/**
 * Makes the calls that write: what they change is read back, and put back as it was. Calls that cannot be taken back are
 * made with `unsafe` only.
 */
export async function write(options: WriteOptions): Promise<{
  readonly done: ReadonlySet<string>;
  readonly skipped: ReadonlyMap<string, string>;
}> {
  const writer = createWriter(options);
  // One after the other: the last one ends the session.
  for (const part of [settings, redirects, lists, monitor, customer, permissions, links, unsafe])
    await part(writer);
  return { done: writer.done, skipped: writer.skipped };
}
