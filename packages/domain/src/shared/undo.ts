import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

/** Milliseconds that a delete can be undone. */
export const UNDO_MS = 8_000;

/** A delete that can be taken back: `label` names what was deleted. */
export interface UndoOffer<Item> {
  /** Tells one offer from the next. */
  readonly run: number;
  readonly label: string;
  readonly item: Item;
}

/** The offer to take back the last delete, for `UNDO_MS`. */
export function createUndo<Item>() {
  const offered = createEvent<{ readonly label: string; readonly item: Item }>();
  const undoRequested = createEvent();
  const expired = createEvent();

  const $state = createStore<{ readonly run: number; readonly offer: UndoOffer<Item> | null }>({
    run: 0,
    offer: null,
  });
  const $undo = $state.map(({ offer }) => offer);

  const accepted = sample({
    clock: undoRequested,
    source: $undo,
    filter: Boolean,
    fn: (offer) => offer as UndoOffer<Item>,
  });

  $state
    .on(offered, ({ run }, offer) => ({ run: run + 1, offer: { run: run + 1, ...offer } }))
    .on([accepted, expired], ({ run }) => ({ run, offer: null }));

  sample({
    clock: delay({ source: sample({ clock: offered, source: $state }), timeout: UNDO_MS }),
    source: $state,
    filter: (now, then) => now.offer !== null && now.run === then.run,
    fn: () => undefined,
    target: expired,
  });

  /** What is to be made anew. */
  const undone = sample({ clock: accepted, fn: ({ label, item }) => ({ label, item }) });

  return { $undo, offered, undoRequested, undone };
}
