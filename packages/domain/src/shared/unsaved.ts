import { createEvent, createStore } from 'effector';

/** A page says whether leaving it would lose something. */
export const unsavedChanged = createEvent<boolean>();

/** Whether something unsaved would be lost by leaving. */
export const $unsaved = createStore(false).on(unsavedChanged, (_, unsaved) => unsaved);

/** A page says whether something of it is about to be saved by itself. */
export const unfinishedChanged = createEvent<boolean>();

/** Whether a save is queued or on its way: moves inside the product do not lose it, a reload does. */
export const $isUnfinished = createStore(false).on(unfinishedChanged, (_, unfinished) => unfinished);
