import type { Known } from '../known';

/** The name of a monitor; its uuid if no page has loaded the name. */
export const monitorName = (known: Known, uuid: string): string =>
  known.monitors.get(uuid)?.data.monitor_name || known.names.get(uuid) || uuid;
