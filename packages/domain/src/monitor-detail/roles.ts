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

/** Private inputs require the purchase 'private inputs' (specification 5). */
export const $hasPrivateInputs = $purchases.map((labels) => labels.includes('private inputs'));

/** The Private filter requires the purchase 'private inputs' or 'Alternative' (specification 5). */
export const $hasPrivateFilter = combine(
  $purchases,
  $hasPrivateInputs,
  (labels, hasPrivateInputs) => hasPrivateInputs || labels.includes('alternative'),
);

/** Words to remove from region labels (specification 9). */
export const $brandWords = $config.map((config) => config?.brandWords ?? []);
