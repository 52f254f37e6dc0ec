export { $isPortalOpening, $portalError, $profile, page, portalRequested } from './payment';
export { renewalDay } from './renewal';
