export { added, createMonitorSteps, createSteps, planned, type MonitorSteps, type WriteStep } from './steps';
export { changedSetting, changedWebhooks, monitorOf, queueOf } from './write';
