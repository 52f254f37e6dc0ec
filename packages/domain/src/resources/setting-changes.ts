import { updateMonitorInputs, type MonitorSettingChange } from '../contract/calls/monitor-detail';
import { makeCall } from '../kernel/http';

export const saveSetting = (uuid: string, change: MonitorSettingChange) =>
  makeCall(updateMonitorInputs, { parameters: { uuid }, payload: change });
