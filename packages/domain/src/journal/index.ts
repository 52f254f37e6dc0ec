export { recordingStarted } from './record';
