import type { Chunk } from '@dropdeck/design-system';

/**
 * A handler that waits for the chunk whose module it needs. Where the chunk renders also says that it could not be
 * loaded.
 */
export const afterChunk =
  <Args extends unknown[]>(chunk: Chunk<unknown>, handle: (...args: Args) => void) =>
  (...args: Args): void =>
    void chunk.load().then(
      () => handle(...args),
      () => undefined,
    );
