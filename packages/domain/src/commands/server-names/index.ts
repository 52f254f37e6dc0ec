import { createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { getGuilds } from '../../contract/calls/commands';
import { $cachedAnswers, cachedAnswer, tokenSet } from '../../kernel/http';
import { factsLearnt } from '../../kernel/page/facts';
import { createStored } from '../../kernel/page/stored';

/** Names of servers by their ids. */
type ServerNames = Readonly<Record<string, string>>;

/** Remembers names from now on. */
export const started = createEvent();

const stored = createStored<ServerNames>({
  key: 'dropdeck:servers',
  initial: {},
  clock: started,
  schema: z.record(z.string(), z.string()),
});

/** The servers that this account's answers have named, also those that the bot has left since. No call is made for them. */
const $serverNames = stored.$value;
sample({ clock: $serverNames, fn: (serverNames) => ({ serverNames }), target: factsLearnt });

const $isLoaded = createStore(false)
  .on(stored.loaded, () => true)
  .on(tokenSet, () => false);

const $guilds = $cachedAnswers.map(
  (cached) => cachedAnswer(cached, getGuilds)?.answer.body.bots[0].guilds ?? null,
);

sample({
  clock: [$guilds, $isLoaded],
  source: { guilds: $guilds, names: $serverNames, isLoaded: $isLoaded },
  filter: ({ guilds, names, isLoaded }) =>
    isLoaded && (guilds ?? []).some(({ id, name }) => name !== '' && names[id] !== name),
  fn: ({ guilds, names }) => ({
    ...names,
    ...Object.fromEntries((guilds ?? []).flatMap(({ id, name }) => (name === '' ? [] : [[id, name]]))),
  }),
  target: stored.changed,
});
