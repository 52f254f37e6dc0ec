import { sample, type Event } from 'effector';
import { shortenedFault } from '../pasted';
import { notify } from './notify';

/** Says why a list does not take a text: a spreadsheet has shortened a number (`shortenedFault`). */
export function notifyShortened(added: Event<readonly string[]>): void {
  const faults = added.map((texts) => texts.map(shortenedFault).find((fault) => fault !== null) ?? null);
  notify({ failed: [sample({ clock: faults, filter: Boolean }), (fault) => fault] });
}
