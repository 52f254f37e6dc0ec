import { PaymentErrorScreen } from '@dropdeck/design-system';
import { paymentError } from '@dropdeck/domain/account/success';
import { connect } from '../shell/connect';

/** /payment-error */
export const Component = connect(PaymentErrorScreen, paymentError);
