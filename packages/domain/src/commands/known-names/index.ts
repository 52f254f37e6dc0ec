import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { getChannels, getGuilds, getMembers, getRoles } from '../../contract/calls/commands';
import { $cachedAnswers, cachedAnswer, tokenSet } from '../../kernel/http';
import { factsLearnt } from '../../kernel/page/facts';
import { createStored } from '../../kernel/page/stored';
import { targetKinds } from '../../resources/overrides';

/** Names by ids. */
type Names = Readonly<Record<string, string>>;

/** Remembers names from now on. */
export const started = createEvent();

const stored = createStored<Names>({
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

sample({
  clock: [started, $guilds],
  source: $guilds,
  fn: (guilds) => ({
    serverIcons: Object.fromEntries((guilds ?? []).flatMap(({ id, icon }) => (icon ? [[id, icon]] : []))),
  }),
  target: factsLearnt,
});

const lists = {
  channels: $cachedAnswers.map(
    (cached) => cachedAnswer(cached, getChannels)?.answer.body.bots[0].channels ?? null,
  ),
  roles: $cachedAnswers.map((cached) => cachedAnswer(cached, getRoles)?.answer.body.bots[0].roles ?? null),
  members: $cachedAnswers.map(
    (cached) => cachedAnswer(cached, getMembers)?.answer.body.bots[0].members ?? null,
  ),
};
const $lists = combine(lists, (all) =>
  targetKinds.flatMap((kind) => (all[kind] ?? []).map(({ id, name }) => [`${kind} ${id}`, name] as const)),
);
/** Channels, roles and members of the servers that this session has opened, by “roles 123”. They are not stored. */
const $targetNames = createStore<Names>({})
  .on(sample({ clock: [started, $lists], source: $lists }), (names, more) => ({
    ...names,
    ...Object.fromEntries(more.filter(([, name]) => name !== '')),
  }))
  .on(tokenSet, () => ({}));
sample({ clock: $targetNames, fn: (targetNames) => ({ targetNames }), target: factsLearnt });
