export { manager as proxies } from './manager';
export { maskProxy } from './proxy-line';
