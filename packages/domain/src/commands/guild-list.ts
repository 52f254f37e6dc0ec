import { createEvent, sample } from 'effector';
import { notify } from '../kernel/toasts/notify';
import { createLoad } from '../kernel/page/load';
import { page } from './oauth-check';
import { guildChanged } from './servers';

interface GuildParams {
  readonly parameters: { readonly id: string };
}

/**
 * A list that belongs to the chosen server: its commands, roles, members or channels. Requesting another server
 * clears the list; requesting the same one keeps the rows until the answer arrives. A failure shows a toast
 * (specification 8.11).
 *
 * @param options.read the call; it fails with a `Failure`.
 */
export function createGuildList<Item, Answer extends object>(options: {
  readonly read: (input: GuildParams & { readonly group?: string }) => Promise<Answer>;
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly failedText: () => string;
}) {
  const query = createLoad<Answer, readonly Item[], GuildParams>({
    page,
    read: options.read,
    dataOf: options.itemsOf,
    initial: [],
    clearsOnClose: true,
  });

  const requested = createEvent<string>();
  /** Requests the list again if the last load failed. */
  const retryRequested = createEvent();
  /** Applies a successful write to the rows before the reload confirms it. */
  const patched = createEvent<{
    readonly guildId: string;
    readonly patch: (items: readonly Item[]) => readonly Item[];
  }>();

  sample({ clock: guildChanged, target: requested });
  sample({ clock: requested, fn: (id) => ({ parameters: { id } }), target: query.start });
  sample({
    clock: retryRequested,
    source: query.$status,
    filter: (status) => status === 'failed',
    target: query.reload,
  });
  sample({
    clock: patched,
    source: query.$state,
    filter: ({ request }, { guildId }) => request?.params.parameters.id === guildId,
    fn: (_, { patch }) => patch,
    target: query.patched,
  });
  notify({ failed: [query.failed, options.failedText] });

  const { $data: $items, $unreadable, $status } = query;
  return { requested, retryRequested, patched, $items, $unreadable, $status };
}
