import { createEvent, createStore } from 'effector';
import { tokenSet } from '../http';

/** What the pages of this session have loaded, as far as other pages and the list of setup steps need it. */
export interface Facts {
  /** How many servers the bot is in. */
  readonly servers?: number | undefined;
  /** The names of servers by their ids, also from earlier sessions. */
  readonly serverNames?: Readonly<Record<string, string>> | undefined;
  /** The URLs of the icons of servers by their ids, from this session. */
  readonly serverIcons?: Readonly<Record<string, string>> | undefined;
  /** The names of channels, roles and members that this session's answers gave, by “roles 123”. */
  readonly targetNames?: Readonly<Record<string, string>> | undefined;
  readonly hasInputs?: boolean | undefined;
}

/** A page has loaded something. */
export const factsLearnt = createEvent<Facts>();

export const $facts = createStore<Facts>({})
  .on(factsLearnt, (facts, news) => ({ ...facts, ...news }))
  .on(tokenSet, () => ({}));
