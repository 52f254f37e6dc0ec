/** Loopback hosts may use http, since their traffic stays on the machine. */
const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

const absolute = /^(https?):\/\/([^/?#@\\\s]+?)(?::\d{1,5})?(?:[/?#][^\\\s]*)?$/i;

/**
 * Whether a URL from the server may be opened: https, or http on a loopback host. Everything else is refused:
 * other schemes, relative URLs, and URLs with a user name, white space or a backslash.
 */
export function isSafeUrl(url: string): boolean {
  const match = absolute.exec(url);
  if (match === null) return false;
  const [, scheme = '', host = ''] = match;
  return scheme.toLowerCase() === 'https' || loopback.test(host);
}
