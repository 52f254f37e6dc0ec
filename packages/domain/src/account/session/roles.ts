import { isDeveloper } from './profile';
import { $info } from './state';

/** Whether the customer has the developer flag (specification 6). */
export const $isDeveloper = $info.map((info) => info !== null && isDeveloper(info));
