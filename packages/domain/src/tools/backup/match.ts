import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorWrite } from '../../resources';
import type { Step } from '../../kernel/job/plan';
import type { BackupMonitor } from './file';

/** A step of a monitor. */
export type MonitorStep = Step<MonitorWrite>;

/** A monitor of the backup with the one of the server that it matches. */
export interface Match {
  readonly wanted: BackupMonitor;
  readonly uuid: string;
  readonly detail: MonitorDetail;
}
