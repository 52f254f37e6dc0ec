// Controls, and what every page that has them needs once.

export { ignoreDoubleClicks } from '../lib/react/doubleClicks';
export { FormatsProvider } from '../primitives/Time/FormatsProvider';
export * from '../primitives';
