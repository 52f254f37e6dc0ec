export { diff, type Difference } from './diff.ts';
export { openApi, type OpenApi } from './openapi.ts';
