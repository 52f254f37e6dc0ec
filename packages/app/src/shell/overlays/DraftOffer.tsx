export { DraftOffer as default } from '@dropdeck/design-system';
