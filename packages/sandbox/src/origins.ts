const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** The origin of an http address on this machine, else `null`. */
export function loopbackOrigin(address: string): string | null {
  const url = parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !LOOPBACK.has(url.hostname)) return null;
  return url.origin;
}

/**
 * Whether the sandbox may send a browser to an address: only to itself or to a page on the same
 * machine, so that a sign-in code never leaves it.
 */
export function isOwnOrLoopback(address: string, ownOrigin: string): boolean {
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.origin === ownOrigin || loopbackOrigin(address) !== null;
}

/**
 * Where the product is, as far as a request tells: what it says itself (`?app=`), where it came from,
 * what the sandbox was started with, else the sandbox's own origin.
 */
export function appOriginOf(
  request: Request,
  ownOrigin: string,
  options: { readonly stated?: string | null; readonly fallback?: string | null } = {},
): string {
  const { stated, fallback } = options;
  const referer = parse(request.headers.get('Referer') ?? '');
  const cameFrom = referer === null || referer.pathname.startsWith('/sandbox') ? null : referer.origin;
  for (const candidate of [stated, request.headers.get('Origin'), fallback, cameFrom]) {
    if (candidate && isOwnOrLoopback(candidate, ownOrigin)) return new URL(candidate).origin;
  }
  return ownOrigin;
}
