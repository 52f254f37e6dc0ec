import type { LinkTaker } from './AddLinkDialog';

/** Monitors by name, the first of them takers of the link. */
export const takers = (count: number, taking: number): readonly LinkTaker[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `monitor-${index + 1}`,
    name: `Nike SNKRS ${['EU', 'US', 'UK', 'JP'][index % 4] ?? ''} ${index + 1}`,
    category: index % 3 === 2 ? 'Alternative' : 'Sneaker',
    isTaker: index < taking,
  }));
