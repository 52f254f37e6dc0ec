/** Loopback hosts, on which plain http is as private as https elsewhere. */
const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

const absolute = /^(https?):\/\/([^/?#@\\\s]+?)(?::\d{1,5})?(?:[/?#][^\\\s]*)?$/i;

/**
 * Whether an address that the server handed over may be opened: https, or http on a loopback host.
 * `javascript:`, `data:`, scheme-relative and relative addresses, addresses with a user name, and
 * anything with white space or a backslash in it are refused.
 */
export function isSafeUrl(url: string): boolean {
  const match = absolute.exec(url);
  if (match === null) return false;
  const [, scheme = '', host = ''] = match;
  return scheme.toLowerCase() === 'https' || loopback.test(host);
}
