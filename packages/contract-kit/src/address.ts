import type { Contract } from '@dropdeck/domain/contract';

export interface Parameter {
  readonly name: string;
  readonly position: 'path' | 'query';
  /** The only value; `null` if the dashboard chooses it. */
  readonly value: string | null;
}

/** A call's path without its query, and the parameters of both. */
export function addressOf({ path }: Pick<Contract, 'path'>): {
  readonly path: string;
  readonly parameters: readonly Parameter[];
} {
  const [pathname = '', query = ''] = path.split('?');
  return {
    path: pathname,
    parameters: [
      ...[...pathname.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        position: 'path' as const,
        value: null,
      })),
      ...[...new URLSearchParams(query)].map(([name, value]) => ({
        name,
        position: 'query' as const,
        value: value.startsWith('{') ? null : value,
      })),
    ],
  };
}
