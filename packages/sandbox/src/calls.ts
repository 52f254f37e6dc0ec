import { allCalls, type Contract } from '@dropdeck/domain/contracts';

/** A declared call that a request is for, with what its path holds. */
export interface MatchedCall {
  readonly contract: Contract;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly contract: Contract;
  readonly path: RegExp;
  readonly names: readonly string[];
  /** Query keys that have to be there: with a value, or with the name of the parameter they fill. */
  readonly query: readonly { readonly key: string; readonly value: string; readonly fills: string | null }[];
}

const PARAMETER = /\{(\w+)\}/g;

function toPattern(contract: Contract): Pattern {
  const [path = '', query = ''] = contract.path.split('?');
  const source = path.replace(PARAMETER, '([^/]+)').replaceAll('.', String.raw`\.`);
  return {
    contract,
    path: new RegExp(`^${source}$`),
    names: [...path.matchAll(PARAMETER)].map(([, name = '']) => name),
    query: [...new URLSearchParams(query)].map(([key, value]) => ({
      key,
      value,
      fills: /^\{(\w+)\}$/.exec(value)?.[1] ?? null,
    })),
  };
}

// A path with a query is the narrower one: `/v1/products?type=monitor` before `/v1/products`.
const patterns = allCalls.map(toPattern).sort((a, b) => b.query.length - a.query.length);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

function matchPattern(pattern: Pattern, url: URL): Record<string, string> | null {
  const found = pattern.path.exec(url.pathname);
  if (found === null) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of pattern.names.entries()) {
    const value = decode(found[index + 1] ?? '');
    if (value === null) return null;
    parameters[name] = value;
  }
  for (const { key, value, fills } of pattern.query) {
    const given = url.searchParams.get(key);
    if (given === null || (fills === null && given !== value)) return null;
    if (fills !== null) parameters[fills] = given;
  }
  return parameters;
}

/** The declared call (specification 7) that a request is for, or `null` where there is none. */
export function matchCall(method: string, url: URL): MatchedCall | null {
  for (const pattern of patterns) {
    if (pattern.contract.method !== method) continue;
    const parameters = matchPattern(pattern, url);
    if (parameters !== null) return { contract: pattern.contract, parameters };
  }
  return null;
}
