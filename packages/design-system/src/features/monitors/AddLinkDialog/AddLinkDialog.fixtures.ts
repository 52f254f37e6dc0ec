import type { LinkMonitor } from './AddLinkDialog';

/** Monitors by name. */
export const linkMonitors = (count: number): readonly LinkMonitor[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `monitor-${index + 1}`,
    name: `Nike SNKRS ${['EU', 'US', 'UK', 'JP'][index % 4] ?? ''} ${index + 1}`,
    category: index % 3 === 2 ? 'Alternative' : 'Sneaker',
  }));
