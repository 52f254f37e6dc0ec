import { createChunk, RedirectDialog, RedirectsScreen } from '@dropdeck/design-system';
import * as redirects from '@dropdeck/domain/monitors/redirects';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { later, useAfter } from '../late';
import { connect, usePage, usePart } from '../shell/connect';

const Screen = connect(RedirectsScreen, redirects.screen);
const Editor = connect(RedirectDialog, redirects.editor);
/** The dialogs, and what exports the list. */
const dialogs = createChunk(() => import('./redirects/Dialogs'), 'notice');
const Dialogs = later(dialogs);

const editor = (
  <>
    <Editor />
    <Dialogs />
  </>
);

/** /monitors/redirects */
export function Component(): ReactNode {
  usePage(redirects.page, undefined);
  return (
    <Screen
      list={usePart(redirects.list.part)}
      editor={editor}
      onExport={useAfter(dialogs, useUnit(redirects.exported))}
    />
  );
}
