export { queueOf, writeFx, type AccountWrite, type MonitorWrite, type Write } from './write';
