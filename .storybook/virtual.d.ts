declare module 'virtual:catalogue' {
  import type { ComponentSource } from '../scripts/catalogue/sources.ts';

  export const components: readonly ComponentSource[];
}
