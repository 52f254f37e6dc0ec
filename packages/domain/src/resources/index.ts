export { added, createMonitorSteps, createSteps, planned, type MonitorSteps, type WriteStep } from './steps';
export { changedInputs, changedSetting, changedWebhooks, monitorOf, queueOf } from './write';
