import { t as common } from '../../lib/common/text.en';

/** A type as it is read; what the server says instead of `Name` and `SKU` stays. */
export const typeLabel = (type: string): string => (type === 'Name' ? common('name') : type);
