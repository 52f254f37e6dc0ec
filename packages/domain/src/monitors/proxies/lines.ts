import { reportLines, reportSteps, type LineReport, type LineRules } from '../../kernel/list/lines';
import { classifyProxy } from './proxy-line';

const rules: LineRules = { isUsual: (line) => classifyProxy(line) !== 'unknown' };

export const reportProxies = (text: string): LineReport => reportLines(text, rules);

/** `reportProxies` as a generator, for time-slicing. */
export const reportProxySteps = (text: string): Generator<undefined, LineReport> => reportSteps(text, rules);
