declare module 'scheduler' {
  /** Sets the scheduler's time slices per second; 0 restores its default. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
