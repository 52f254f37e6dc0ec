import { createStore, sample } from 'effector';
import { trackWrite } from '../monitor-detail/pending-writes';
import { createGuardedWrite, resourceWritten, type Edit, type GuardedField } from '../shared/guard';

/** An edit of a part of one monitor. */
export interface PartEdit<Value> extends Edit<Value> {
  readonly uuid: string;
  /** The monitor's name, for the conflict dialog. */
  readonly name: string;
}

/**
 * Writes a whole list of a monitor, merged into what the server has now.
 *
 * Use it for jobs over many monitors. The page of a monitor saves through its own guards, which know what it loaded.
 *
 * @param options.resource the page's resource, so that other tabs learn that their data are stale.
 * @param options.within restricts the edit to what the server's value has.
 */
export function createListWrite<Value extends object>(options: {
  readonly name: string;
  readonly resource: string;
  readonly nounOf: (name: string) => string;
  readonly fieldsOf: (value: Value) => readonly GuardedField[];
  readonly read: (uuid: string) => Promise<Value>;
  readonly write: (uuid: string, value: Value) => Promise<unknown>;
  readonly within?: (value: Value, current: Value) => Value;
  readonly withWire?: (value: Value, current: Value) => Value;
}) {
  const { within = (value: Value) => value, withWire } = options;
  const $known = createStore<ReadonlyMap<string, Value>>(new Map());
  const guard = createGuardedWrite<PartEdit<Value>, ReadonlyMap<string, Value>, Value>({
    name: options.name,
    // Separate from the page's, whose data are in another store.
    resourceOf: ({ uuid }) => `${options.resource}.writes/${uuid}`,
    $known,
    requiresRead: true,
    read: async ({ uuid }) => new Map([[uuid, await options.read(uuid)]]),
    currentOf: (known, { uuid }) => known.get(uuid) ?? null,
    editOf: ({ base, mine }, current) =>
      current === null ? { base, mine } : { base: within(base, current), mine: within(mine, current) },
    fieldsOf: ({ mine }) => options.fieldsOf(mine),
    subjectOf: ({ name }) => options.nounOf(name),
    ...(withWire === undefined
      ? {}
      : { withWire: (value: Value, current: Value) => withWire(value, current) }),
    write: ({ uuid }, value) => options.write(uuid, value),
  });
  $known
    .on(guard.refreshed, (all, { known }) => new Map([...all, ...known]))
    .on(guard.writeFx.doneData, (all, { op, value }) => new Map(all).set(op.uuid, value));
  trackWrite(guard.writeFx, ({ uuid }) => uuid);
  sample({
    clock: guard.writeFx.done,
    fn: ({ params }) => `${options.resource}/${params.uuid}`,
    target: resourceWritten,
  });
  return guard.writeFx;
}
