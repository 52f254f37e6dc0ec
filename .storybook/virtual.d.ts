declare module 'virtual:catalogue' {
  import type { Change } from '../scripts/catalogue/history.ts';
  import type { ComponentSource } from '../scripts/catalogue/sources.ts';

  export const components: readonly ComponentSource[];
  /** Newest first; null where the build had no git history. */
  export const history: readonly Change[] | null;
}
