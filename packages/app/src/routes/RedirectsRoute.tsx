import { createChunk, RedirectDialog, RedirectsScreen } from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import type { ReactNode } from 'react';
import { later } from '../late';
import { connect, usePage } from '../shell/connect';
import { useList } from './useList';

const Screen = connect(RedirectsScreen, redirects.screen);
const Editor = connect(RedirectDialog, redirects.editor);
const Dialogs = later(createChunk(() => import('./redirects/Dialogs'), 'notice'));

const editor = (
  <>
    <Editor />
    <Dialogs />
  </>
);

/** /monitors/redirects */
export function Component(): ReactNode {
  usePage(redirects.page, undefined);
  return <Screen list={useList(redirects.list, redirects.$hidden)} editor={editor} />;
}
