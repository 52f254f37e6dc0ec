import type { LineRules } from '../../kernel/list/lines';
import { classifyProxy } from './proxy-line';

/** Proxies in an unknown format are marked. */
export const proxyRules: LineRules = { isUsual: (line) => classifyProxy(line) !== 'unknown' };
