import { combine } from 'effector';
import { $config } from '../config';
import { $info, customerOf, isDeveloper } from '../session';

/** Whether the person has the developer flag (specification 6.3). */
export const $isDeveloper = $info.map((info) => info !== null && isDeveloper(info));

const $purchases = $info.map((info): readonly string[] =>
  info === null
    ? []
    : (customerOf(info)?.purchases?.monitor ?? []).map((label) => label.trim().toLowerCase()),
);

/** Whether inputs may be private (specification 5: purchases include 'private inputs'). */
export const $hasPrivateInputs = $purchases.map((labels) => labels.includes('private inputs'));

/** Whether inputs can be filtered by Private (specification 5: 'private inputs' or 'Alternative'). */
export const $hasPrivateFilter = combine(
  $purchases,
  $hasPrivateInputs,
  (labels, hasPrivateInputs) => hasPrivateInputs || labels.includes('alternative'),
);

/** Words that are left out of region labels (specification 9). */
export const $brandWords = $config.map((config) => config?.brandWords ?? []);
