/** The lists that pages are about; each has its layout in this browser. */
export const listNames = [
  'access',
  'commands',
  'customers',
  'inputs',
  'monitors',
  'redirects',
  'webhooks',
] as const;

export type ListName = (typeof listNames)[number];

/** The storage key of a list's layout. */
export const listKey = (name: ListName): string => `dropdeck:list:${name}`;
