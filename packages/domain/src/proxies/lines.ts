import { reportLines, type LineReport } from '../shared/lines';
import { classifyProxy } from './proxy-line';

/** What the editor says of proxies: those of no usual form are marked too. */
export const reportProxies = (text: string): LineReport =>
  reportLines(text, { isUsual: (line) => classifyProxy(line) !== 'unknown' });
