export { added, createMonitorSteps, createSteps, planned, type MonitorSteps, type WriteStep } from './steps';
export { changedSetting, monitorOf, queueOf } from './write';
