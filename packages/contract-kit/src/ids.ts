import type { Contract } from '@dropdeck/domain/contract';

/** Where the value of a call's path parameter comes from: an earlier answer, never a seed. */
interface Source {
  readonly call: string;
  readonly path: readonly (string | number)[];
}

const monitor: Source = { call: 'monitors.getMonitors', path: ['monitors', 0, 'monitor_uuid'] };
const server: Source = { call: 'commands.getGuilds', path: ['bots', 0, 'guilds', 0, 'id'] };

/** The sources by the group of the call's name: the monitor of the first row, the first server. */
const sourceOf = ({ name }: Contract): Source | null =>
  name.startsWith('monitorDetail.') ? monitor : name.startsWith('commands.') ? server : null;

const valueAt = (answer: unknown, path: Source['path']): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    answer,
  );

/** A call's path with ids of earlier answers, or why there is none. */
export function filledPath(
  contract: Contract,
  answers: ReadonlyMap<string, unknown>,
): { readonly path: string } | { readonly why: string } {
  if (!contract.path.includes('{')) return { path: contract.path };
  const source = sourceOf(contract);
  const id = source === null ? undefined : valueAt(answers.get(source.call), source.path);
  if (typeof id !== 'string' && typeof id !== 'number')
    return { why: `no id is known from ${source?.call ?? 'another call'}` };
  return { path: contract.path.replace(/\{\w+\}/, encodeURIComponent(String(id))) };
}
