import type { Contract } from '@dropdeck/domain/contract';

export interface PayloadIssue {
  readonly path: string;
  readonly message: string;
}

export type PayloadCheck =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly error: string; readonly issues: readonly PayloadIssue[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of sent keys that the schema has stripped. */
function unknownKeys(sent: unknown, known: unknown, path = ''): string[] {
  const childPath = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(sent) && Array.isArray(known)) {
    return sent.flatMap((item, index) => unknownKeys(item, known[index], childPath(index)));
  }
  if (!isRecord(sent) || !isRecord(known)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(known, key) ? unknownKeys(value, known[key], childPath(key)) : [childPath(key)],
  );
}

const refused = (error: string, issues: readonly PayloadIssue[] = []): PayloadCheck => ({
  ok: false,
  error,
  issues,
});

function decodeBody(
  contract: Contract,
  contentType: string,
  text: string,
): { readonly value: unknown } | null {
  if (contract.encoding === 'form') {
    if (!contentType.startsWith('application/x-www-form-urlencoded')) return null;
    return { value: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (text === '') return { value: {} };
  if (!contentType.startsWith('application/json')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}

/**
 * Checks a body against its contract. Unlike the client it refuses keys that specification 7 does not list, except
 * in objects that are sent back as received.
 */
export function checkPayload(contract: Contract, contentType: string, text: string): PayloadCheck {
  if (contract.payload === null) return { ok: true, payload: undefined };
  const decoded = decodeBody(contract, contentType, text);
  if (decoded === null)
    return refused(`The body is not ${contract.encoding === 'form' ? 'a form' : 'JSON'}.`);
  const parsed = contract.payload.safeParse(decoded.value);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    return refused('The payload is not as declared.', issues);
  }
  const stray = unknownKeys(decoded.value, parsed.data);
  if (stray.length > 0) {
    return refused(
      'The payload has keys that are not declared.',
      stray.map((path) => ({ path, message: 'unknown key' })),
    );
  }
  return { ok: true, payload: parsed.data };
}

/** A body for the request log: parsed JSON or form data, otherwise the text. */
export function readableBody(contentType: string, text: string): unknown {
  if (text === '') return null;
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
