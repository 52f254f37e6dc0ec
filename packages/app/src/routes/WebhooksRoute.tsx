import { WebhooksScreen, WebhookDialog } from '@dropdeck/design-system';
import * as webhooks from '@dropdeck/domain/tools/webhooks';
import { connect, route } from '../shell/connect';

/** /tools/webhooks */
export const Component = route(
  webhooks.page,
  undefined,
  connect(WebhooksScreen, { ...webhooks.screen, list: webhooks.list.part }),
  connect(WebhookDialog, webhooks.dialog),
);
