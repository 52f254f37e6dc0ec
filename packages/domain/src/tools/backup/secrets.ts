import * as z from 'zod/mini';
import type { BackupContent } from './file';

/** The keys of values that are secret. */
const secretKeys: ReadonlySet<string> = new Set([
  'webhookUrl',
  'webhook',
  'url',
  'specialWebhook',
  'proxies',
]);

/** Secrets by their paths: `redirects.0.webhook`. */
export const secretTexts = z.record(z.string(), z.string());
export type SecretTexts = z.infer<typeof secretTexts>;

type Visit = (holder: Record<string, unknown>, key: string, path: string) => void;

function walk(value: unknown, path: string, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (secretKeys.has(key)) visit(value as Record<string, unknown>, key, at);
    else walk(item, at, visit);
  }
}

const copyOf = (content: BackupContent): BackupContent =>
  JSON.parse(JSON.stringify(content)) as BackupContent;

/** Separates the secrets from the rest. Empty ones stay. */
export function takeSecrets(content: BackupContent): {
  readonly content: BackupContent;
  readonly secrets: SecretTexts;
} {
  const rest = copyOf(content);
  const secrets: Record<string, string> = {};
  walk(rest, '', (holder, key, path) => {
    const text = holder[key];
    if (typeof text !== 'string' || text === '') return;
    secrets[path] = text;
    delete holder[key];
  });
  return { content: rest, secrets };
}

/** Puts secrets back to their paths. Paths that the content does not have are ignored. */
export function putSecrets(content: BackupContent, secrets: SecretTexts): BackupContent {
  const whole = copyOf(content);
  for (const [path, text] of Object.entries(secrets)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>(
      // Own properties alone: the path `__proto__` must not reach the prototype.
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      whole,
    );
    if (secretKeys.has(last) && typeof holder === 'object' && holder !== null)
      Reflect.set(holder, last, text);
  }
  return whole;
}
