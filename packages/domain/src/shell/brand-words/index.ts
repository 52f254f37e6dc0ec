import { $config } from '../config';

/** Words to remove from region labels (specification 9). */
export const $brandWords = $config.map((config) => config?.brandWords ?? []);
