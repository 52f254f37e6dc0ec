import { combine } from 'effector';
import { $info, customerOf } from '../../account/session';

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
