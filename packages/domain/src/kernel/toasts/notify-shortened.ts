import type { Event } from 'effector';
import { shortenedFault } from '../pasted';
import { notify } from './notify';

/** Says why a list does not take a text: a spreadsheet has shortened a number (`shortenedFault`). */
export function notifyShortened(added: Event<readonly string[]>): void {
  notify({ failed: [added, (texts) => texts.map(shortenedFault).find((fault) => fault !== null) ?? null] });
}
