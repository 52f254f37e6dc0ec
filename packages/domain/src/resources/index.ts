export {
  added,
  createMonitorSteps,
  createSteps,
  planned,
  type MonitorStep,
  type MonitorSteps,
} from './steps';
export { queueOf, writeFx, type AccountWrite, type MonitorWrite, type Write } from './write';
