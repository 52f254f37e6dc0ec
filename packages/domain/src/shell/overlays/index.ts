export { $overlay, overlayClosed, overlayOpened, type OverlayName } from './overlays';
