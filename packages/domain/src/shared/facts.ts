import { createEvent, createStore } from 'effector';
import { tokenSet } from './http';

/** What the pages of this session have loaded, as far as the list of setup steps needs it. */
export interface Facts {
  /** How many servers the bot is in. */
  readonly servers?: number | undefined;
  readonly redirects?: number | undefined;
  readonly users?: number | undefined;
  /** Whether the commands of a server were on the screen. */
  readonly commands?: boolean | undefined;
  /** How many inputs a monitor has, by its uuid. */
  readonly inputs?: Readonly<Record<string, number>> | undefined;
}

/** A page has loaded something. */
export const factsLearnt = createEvent<Facts>();

export const $facts = createStore<Facts>({})
  .on(factsLearnt, (facts, news) => ({ ...facts, ...news, inputs: { ...facts.inputs, ...news.inputs } }))
  .on(tokenSet, () => ({}));
