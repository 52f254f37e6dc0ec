export { $isPortalOpening, $portalError, $profile, messages, page, portalRequested } from './payment';
export { type PaymentProfile } from './profile';
export { renewalDay } from './renewal';
