declare module 'scheduler' {
  /** How many pieces of work a second React's scheduler makes; 0 for its own default. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
