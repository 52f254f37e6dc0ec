import { $isPortalOpening, $portalError, $profile, portalRequested } from './payment';

/** The page of the subscription. */
export const screen = {
  view: { profile: $profile, isPortalOpening: $isPortalOpening, portalError: $portalError },
  events: { onPortalOpen: portalRequested },
} as const;

export { page } from './payment';
