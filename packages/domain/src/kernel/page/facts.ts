import { createEvent, createStore } from 'effector';
import { tokenSet } from '../http';

/** What the pages of this session have loaded, as far as the list of setup steps needs it. */
export interface Facts {
  /** How many servers the bot is in. */
  readonly servers?: number | undefined;
  /** Whether a monitor has inputs. */
  readonly hasInputs?: boolean | undefined;
}

/** A page has loaded something. */
export const factsLearnt = createEvent<Facts>();

export const $facts = createStore<Facts>({})
  .on(factsLearnt, (facts, news) => ({ ...facts, ...news }))
  .on(tokenSet, () => ({}));
