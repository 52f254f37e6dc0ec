import { pages } from '../../../shell/pages';
import type { Known } from '../known';

export const monitorHref = (uuid: string): string =>
  pages.monitorDetail.path.replace(':uuid', encodeURIComponent(uuid));

/** The name of a monitor; its uuid if no page has loaded the name. */
export const monitorName = (known: Known, uuid: string): string =>
  known.monitors.get(uuid)?.data.monitor_name || known.names.get(uuid) || uuid;
