import { WebhooksScreen, WebhookDialog } from '@dropdeck/design-system';
import * as webhooks from '@dropdeck/domain/tools/webhooks';
import type { ReactNode } from 'react';
import { connect, usePage, usePart } from '../shell/connect';

const Screen = connect(WebhooksScreen, webhooks.screen);
const Dialog = connect(WebhookDialog, webhooks.dialog);

/** /tools/webhooks */
export function Component(): ReactNode {
  usePage(webhooks.page, undefined);
  return (
    <>
      <Screen list={usePart(webhooks.list.part)} />
      <Dialog />
    </>
  );
}
