import type { PageName } from '@dropdeck/domain/shell/pages';

/** The module of a page, below src: `monitorDetail` is routes/MonitorDetailRoute.tsx. */
export const moduleOf = (name: PageName): string =>
  `./routes/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`;
