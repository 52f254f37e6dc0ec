import { RedirectDialog, RedirectsScreen } from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import { useUnit } from 'effector-react';
import { later, useAfter } from '../late';
import { connect, route, together } from '../shell/connect';

const Screen = connect(RedirectsScreen, { ...redirects.screen, list: redirects.list.part });
/** The dialogs, and what exports the list. */
const Dialogs = later(() => import('./redirects/Dialogs'));
const Editor = together(connect(RedirectDialog, redirects.editor), Dialogs);
const editor = <Editor />;

/** /monitors/redirects */
export const Component = route(redirects.page, undefined, () => (
  <Screen editor={editor} onExport={useAfter(Dialogs, useUnit(redirects.exported))} />
));
