import { createEvent, createStore } from 'effector';

/** Reports whether leaving the page would lose something. */
export const unsavedChanged = createEvent<boolean>();

export const $unsaved = createStore(false).on(unsavedChanged, (_, unsaved) => unsaved);

/** Reports whether the page has a pending automatic save. */
export const unfinishedChanged = createEvent<boolean>();

/** Whether a save is queued or in flight: a reload loses it, a navigation inside the app does not. */
export const $isUnfinished = createStore(false).on(unfinishedChanged, (_, unfinished) => unfinished);
