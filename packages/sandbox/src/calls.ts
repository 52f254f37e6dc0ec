import { allCalls, type Contract } from '@dropdeck/domain/contract';

/** The declared call of a request and its path parameters. */
export interface MatchedCall {
  readonly contract: Contract;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly contract: Contract;
  readonly path: RegExp;
  readonly names: readonly string[];
  /** Required query keys, each with a fixed value or the name of its parameter. */
  readonly query: readonly {
    readonly key: string;
    readonly value: string;
    readonly parameter: string | null;
  }[];
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
      parameter: /^\{(\w+)\}$/.exec(value)?.[1] ?? null,
    })),
  };
}

// Patterns with a query come first: `/v1/products?type=monitor` before `/v1/products`.
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
  for (const { key, value, parameter } of pattern.query) {
    const given = url.searchParams.get(key);
    if (given === null || (parameter === null && given !== value)) return null;
    if (parameter !== null) parameters[parameter] = given;
  }
  return parameters;
}

/** Finds the declared call (specification 7) of a request; `null` if there is none. */
export function matchCall(method: string, url: URL): MatchedCall | null {
  for (const pattern of patterns) {
    if (pattern.contract.method !== method) continue;
    const parameters = matchPattern(pattern, url);
    if (parameters !== null) return { contract: pattern.contract, parameters };
  }
  return null;
}
