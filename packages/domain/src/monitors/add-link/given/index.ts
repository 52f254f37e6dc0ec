import { combine, createEvent, createStore, sample } from 'effector';
import { createPageAct, pageActRequested } from '../../../kernel/page/page-acts';
import { readLink } from '../../../kernel/pasted';
import { overlayOpened } from '../../../shell/overlays';
import { pages } from '../../../shell/pages';
import { $monitors } from '../../loaded';

export const pathChanged = createEvent<string>();
/** Links were pasted on the overview, or one came by its address; '' asks for one. */
export const linkGiven = pageActRequested.prepend(
  (link: string) => ({ page: 'monitors', act: 'add-link', link }) as const,
);

/** The links of a text that has nothing else, each once; none of another text. */
export function linksIn(text: string): readonly string[] {
  const links = text.split('\n').flatMap((line) => readLink(line).split(' ').map(readLink).filter(Boolean));
  return links.every((link) => /^https?:\/\/\S+$/i.test(link)) ? [...new Set(links)] : [];
}

const $isReady = combine(
  createStore('').on(pathChanged, (_, path) => path),
  $monitors,
  (path, monitors) => path === pages.monitors.path && monitors.length > 0,
);
/** The dialog is asked for, which loads then. */
export const asked = createPageAct({ page: 'monitors', act: 'add-link', $isReady });
sample({ clock: asked, fn: () => 'addLink' as const, target: overlayOpened });

/** What it is asked for with. */
export const $askedLink = createStore('').on(asked, (_, { link = '' }) => readLink(link));
