/** What is said of dashboard access (specification 8.2); of a removal that worked the spec has no sentence. */
export const messages = {
  noPermission: 'ERROR: Not enough permission!',
  failed: 'An error occurred!',
  removed: (name: string): string => `${name} no longer has access`,
} as const;
