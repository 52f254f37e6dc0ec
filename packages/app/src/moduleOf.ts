import { pages, type PageName } from '@dropdeck/domain/shell/pages';

/**
 * The module of a page, below src: `monitorDetail` is routes/MonitorDetailRoute.tsx. The tools share one, which loads
 * each of them.
 */
export function moduleOf(name: PageName): string {
  const module = pages[name].path.startsWith('/tools/') ? 'tools' : name;
  return `./routes/${module.charAt(0).toUpperCase()}${module.slice(1)}Route.tsx`;
}
