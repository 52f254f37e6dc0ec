import * as z from 'zod/mini';

export const FORMAT = 'dropdeck-backup';
export const VERSION = 1;

/** The largest file that is read, in characters. */
export const MAX_CHARACTERS = 20_000_000;

const secret = z.optional(z.string());
const override = z.object({ id: z.string(), permission: z.boolean() });

/** An input. Lists are named, because their ids differ between accounts. */
const backupInput = z.object({
  link: z.string(),
  keywordList: z.nullable(z.string()),
  sizeRange: z.string(),
  region: z.string(),
  note: z.string(),
  priceLimit: z.nullable(z.number()),
  active: z.boolean(),
  private: z.boolean(),
  specialWebhook: secret,
});
export type BackupInput = z.infer<typeof backupInput>;

/** What developers set for a monitor; the lists and the product by their names, `null` for none. */
const backupMonitorSettings = z.object({
  delay: z.nullable(z.number()),
  inputsAllowed: z.boolean(),
  proxyList: z.nullable(z.string()),
  product: z.nullable(z.string()),
  keywordList: z.nullable(z.string()),
  exampleInputs: z.array(z.string()),
});
export type BackupMonitorSettings = z.infer<typeof backupMonitorSettings>;

const backupMonitor = z.object({
  uuid: z.string(),
  name: z.string(),
  product: z.string(),
  ownProducts: z.boolean(),
  webhooks: z.array(z.object({ region: z.string(), url: secret })),
  inputs: z.array(backupInput),
  settings: z.optional(backupMonitorSettings),
});
export type BackupMonitor = z.infer<typeof backupMonitor>;

const backupRedirect = z.object({
  keyword: z.string(),
  type: z.enum(['Name', 'SKU']),
  active: z.boolean(),
  webhook: secret,
});
export type BackupRedirect = z.infer<typeof backupRedirect>;

const backupServer = z.object({
  id: z.string(),
  name: z.string(),
  commands: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      channels: z.array(override),
      roles: z.array(override),
      members: z.array(override),
    }),
  ),
});
export type BackupServer = z.infer<typeof backupServer>;

const backupSettings = z.object({
  botName: z.string(),
  customerName: z.string(),
  imageUrl: z.string(),
  footerText: z.string(),
  footerIcon: z.string(),
  hexColor: z.string(),
  whitelistedServers: z.array(z.string()),
  webhookUrl: secret,
});
export type BackupSettings = z.infer<typeof backupSettings>;

/** What the person has put in order in a browser: a monitor that is pinned. */
const backupArrangement = z.object({
  uuid: z.string(),
  name: z.string(),
  product: z.string(),
  pinned: z.boolean(),
  /** Of older backups; not restored. */
  tags: z.array(z.string()),
});
export type BackupArrangement = z.infer<typeof backupArrangement>;

/** The parts of a backup; a part that was not chosen is missing. */
const content = z.object({
  settings: z.optional(backupSettings),
  redirects: z.optional(z.array(backupRedirect)),
  keywordLists: z.optional(z.array(z.object({ name: z.string(), keywords: z.array(z.string()) }))),
  proxyLists: z.optional(z.array(z.object({ name: z.string(), proxies: secret }))),
  monitors: z.optional(z.array(backupMonitor)),
  permissions: z.optional(z.array(backupServer)),
  arrangement: z.optional(z.array(backupArrangement)),
});
export type BackupContent = z.infer<typeof content>;

/** A text that is encrypted with AES-GCM, by a key that PBKDF2 with SHA-256 derives from a passphrase. Base64. */
const encrypted = z.object({
  cipher: z.literal('AES-GCM'),
  derivation: z.literal('PBKDF2-SHA-256'),
  iterations: z.int(),
  salt: z.string(),
  iv: z.string(),
  data: z.string(),
});

/**
 * A backup (docs/backup.schema.json). Webhooks and proxies are left out, or encrypted as one JSON object of texts by
 * their paths in `content`: `redirects.0.webhook`.
 */
export const backupFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** ISO 8601. */
  madeAt: z.string(),
  content,
  secrets: z.nullable(encrypted),
});
export type BackupFile = z.infer<typeof backupFile>;

/** Why a file is refused. */
export type Refusal =
  | { readonly reason: 'too-large' | 'not-json' | 'foreign' | 'newer' }
  /** The path of the first mismatch. */
  | { readonly reason: 'broken'; readonly path: string };

const head = z.object({ format: z.literal(FORMAT), version: z.number() });

/** Reads a file of `writeFile`, or says why not. */
export function readFile(text: string): { readonly file: BackupFile } | { readonly refusal: Refusal } {
  if (text.length > MAX_CHARACTERS) return { refusal: { reason: 'too-large' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: { reason: 'not-json' } };
  }
  const known = head.safeParse(json);
  if (!known.success) return { refusal: { reason: 'foreign' } };
  if (known.data.version > VERSION) return { refusal: { reason: 'newer' } };
  const file = backupFile.safeParse(json);
  if (file.success) return { file: file.data };
  return {
    refusal: { reason: 'broken', path: (file.error.issues[0]?.path ?? []).map(String).join('.') },
  };
}

export const writeFile = (file: BackupFile): string => `${JSON.stringify(file, null, 2)}\n`;
