import { createChunk, RedirectDialog, RedirectsScreen } from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import { lazy, type ReactNode } from 'react';
import { connect } from '../shell/connect';
import { Later } from '../shell/Later';
import { usePage } from '../shell/usePage';
import { useList } from './useList';

const Screen = connect(RedirectsScreen, redirects.screen);
const Editor = connect(RedirectDialog, redirects.editor);
const Dialogs = lazy(createChunk(() => import('./redirects/Dialogs'), 'notice').load);

const editor = (
  <>
    <Editor />
    <Later>
      <Dialogs />
    </Later>
  </>
);

/** /monitors/redirects */
export function Component(): ReactNode {
  usePage(redirects.page, undefined);
  return <Screen list={useList(redirects.list, redirects.$hidden)} editor={editor} />;
}
