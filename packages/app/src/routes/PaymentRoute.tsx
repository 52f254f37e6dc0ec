import { PaymentScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/payment';
import { connect, route } from '../shell/connect';

/** /payment */
export const Component = route(page, undefined, connect(PaymentScreen, screen));
