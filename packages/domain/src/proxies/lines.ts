import { reportLines, reportSteps, type LineReport, type LineRules } from '../shared/lines';
import { classifyProxy } from './proxy-line';

/** Proxies of no usual form are marked. */
const rules: LineRules = { isUsual: (line) => classifyProxy(line) !== 'unknown' };

/** What the editor says of proxies. */
export const reportProxies = (text: string): LineReport => reportLines(text, rules);

/** The same in steps. */
export const reportProxySteps = (text: string): Generator<undefined, LineReport> => reportSteps(text, rules);
