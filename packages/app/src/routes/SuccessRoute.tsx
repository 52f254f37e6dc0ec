import { SuccessScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/success';
import { connect, route } from '../shell/connect';

/** /success: polls for the payment while it is mounted. */
export const Component = route(page, undefined, connect(SuccessScreen, screen));
