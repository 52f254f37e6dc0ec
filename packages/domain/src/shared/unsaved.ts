import { createEvent, createStore } from 'effector';

/** A page says whether leaving it would lose something. */
export const unsavedChanged = createEvent<boolean>();

/** Whether something unsaved would be lost by leaving. */
export const $unsaved = createStore(false).on(unsavedChanged, (_, unsaved) => unsaved);
