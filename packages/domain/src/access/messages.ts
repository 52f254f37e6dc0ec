/** The messages of dashboard access (specification 8.2); `removed` is not in the specification. */
export const messages = {
  noPermission: 'ERROR: Not enough permission!',
  failed: 'An error occurred!',
  removed: (name: string): string => `${name} no longer has access`,
} as const;
