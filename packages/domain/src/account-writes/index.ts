export { writeAccountFx, type AccountWrite } from './account-writes';
export type { PermissionsWrite } from './permissions';
