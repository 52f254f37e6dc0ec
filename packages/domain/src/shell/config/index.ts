import * as z from 'zod/mini';
import { createEvent, createStore, sample } from 'effector';
import { apiBaseUrlSet } from '../../kernel/http';
import { appStarted, portAnswered, portFx, toPort } from '../../kernel/ports';

const address = z
  .string('is missing or is no text')
  .check(z.regex(/^https?:\/\/[^\s/]+/i, 'is no address that begins with https:// or http://'));

/** The schema of /config.json, which holds all that differs between deployments. `operations` reads its other keys. */
const configSchema = z.looseObject({
  apiBaseUrl: address,
  /** The redirect of a browser without a session. */
  loginUrl: address,
  /** The redirect after every logout and every failed sign-in. */
  homeUrl: address,
  supportUrl: address,
  chatPlatformUrl: z._default(address, 'https://discord.com'),
  /** Words that are removed from region labels (specification 9). */
  brandWords: z._default(z.array(z.string('is no list of words'), 'is no list of words'), []),
});
export type Config = z.infer<typeof configSchema>;

export interface ConfigProblem {
  readonly key: string;
  readonly message: string;
}

/** Returns one problem for each missing or invalid key; an empty list means a valid config. */
export function findConfigProblems(raw: unknown): ConfigProblem[] {
  const { error } = configSchema.safeParse(raw);
  return (error?.issues ?? []).map(({ path, message }) => ({
    key: path.length > 0 ? path.map(String).join('.') : 'config.json',
    message: path.length > 0 ? message : 'is no JSON object',
  }));
}

export const configRetried = createEvent();
const asked = sample({ clock: [appStarted, configRetried], fn: () => undefined });
sample({ clock: asked, target: toPort('readConfig') });
const read = portAnswered('readConfig');

export const $configProblems = createStore<readonly ConfigProblem[]>([])
  .on(read, (_, { answer }) => findConfigProblems(answer))
  .on(sample({ clock: portFx.fail, filter: ({ params }) => params.port === 'readConfig' }), () => [
    { key: 'config.json', message: 'could not be read from this address, or is no JSON' },
  ])
  .reset(asked);

/** The file as it was read, also where it is wrong. */
export const $readConfig = createStore<unknown>(null).on(read, (_, { answer }) => answer ?? null);

export const $config = createStore<Config | null>(null).on(
  read,
  (config, { answer }) => configSchema.safeParse(answer).data ?? config,
);

sample({
  clock: $config,
  filter: Boolean,
  fn: ({ apiBaseUrl }) => apiBaseUrl,
  target: apiBaseUrlSet,
});
