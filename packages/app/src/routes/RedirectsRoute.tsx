import { createChunk, RedirectDialog, RedirectsScreen } from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import { useUnit } from 'effector-react';
import { later, useAfter } from '../late';
import { connect, route, together } from '../shell/connect';

const Screen = connect(RedirectsScreen, { ...redirects.screen, list: redirects.list.part });
/** The dialogs, and what exports the list. */
const dialogs = createChunk(() => import('./redirects/Dialogs'), 'notice');
const Editor = together(connect(RedirectDialog, redirects.editor), later(dialogs));
const editor = <Editor />;

/** /monitors/redirects */
export const Component = route(redirects.page, undefined, () => (
  <Screen editor={editor} onExport={useAfter(dialogs, useUnit(redirects.exported))} />
));
