import { combine, createEvent, createStore, sample } from 'effector';
import { createPageAct, pageActRequested } from '../../../kernel/page/page-acts';
import { readLink } from '../../../kernel/pasted';
import { overlayOpened } from '../../../shell/overlays';
import { pages } from '../../../shell/pages';
import { $monitors } from '../../loaded';

export const pathChanged = createEvent<string>();
/** A link was pasted on the overview, or came by its address; '' asks for one. */
export const linkGiven = createEvent<string>();

/** The link of a text that is nothing else; `null` for another text. */
export const linkIn = (text: string): string | null => {
  const link = readLink(text);
  return /^https?:\/\/\S+$/i.test(link) ? link : null;
};

const $isReady = combine(
  createStore('').on(pathChanged, (_, path) => path),
  $monitors,
  (path, monitors) => path === pages.monitors.path && monitors.length > 0,
);
/** The dialog is asked for, which loads then. */
export const asked = createPageAct({ page: 'monitors', act: 'add-link', $isReady });
sample({
  clock: linkGiven,
  fn: (link) => ({ page: 'monitors' as const, act: 'add-link' as const, link }),
  target: pageActRequested,
});
sample({ clock: asked, fn: () => 'addLink' as const, target: overlayOpened });

/** The link that it is asked for with. */
export const $askedLink = createStore('').on(asked, (_, { link = '' }) => readLink(link));
