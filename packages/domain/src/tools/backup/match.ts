import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorWrite } from '../../resources';
import type { PlannedStep } from '../../kernel/job/planned-job';
import type { BackupMonitor } from './file';

/** A step of a monitor. */
export type MonitorStep = PlannedStep<MonitorWrite>;

/** A monitor of the backup with the one of the server that it matches. */
export interface Match {
  readonly wanted: BackupMonitor;
  readonly uuid: string;
  readonly detail: MonitorDetail;
}
