import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { Write } from '../../resources';
import type { Step } from '../../kernel/job/plan';
import type { BackupMonitor } from './file';

/** What a step puts in order in this browser, without a call. */
export interface ArrangementWrite {
  readonly part: 'arrangement';
  readonly uuid: string;
  readonly isPinned: boolean;
}

export type RestoreWrite = Write | ArrangementWrite;

/** A step of a restore. */
export type RestoreStep = Step<RestoreWrite>;

/** A monitor of the backup with the one of the server that it matches. */
export interface Match {
  readonly wanted: BackupMonitor;
  readonly uuid: string;
  readonly detail: MonitorDetail;
}

/** The entries that a list lacks; nothing is removed. */
export const missingFrom = (present: readonly string[], wanted: readonly string[]): readonly string[] => {
  const known = new Set(present);
  return [...new Set(wanted)].filter((one) => !known.has(one));
};
