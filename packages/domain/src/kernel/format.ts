import { currentLocale } from '@dropdeck/text';
import { createEvent, createStore } from 'effector';

/** The language or a format of the page has changed. */
export const localeChanged = createEvent();

/** How the page speaks: a source of derived stores that hold text. */
export const $locale = createStore(currentLocale()).on(localeChanged, currentLocale);
