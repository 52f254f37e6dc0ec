export { ModeFrame as default } from '@dropdeck/design-system';
