const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** The origin of an http(s) address on this machine, or `null`. */
export function loopbackOrigin(address: string): string | null {
  const url = parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || !LOOPBACK.has(url.hostname)) return null;
  return url.origin;
}

/**
 * Whether the sandbox may redirect to an address: only on this machine, so that a sign-in code never leaves it.
 */
export function isOwnOrLoopback(address: string, ownOrigin: string): boolean {
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.origin === ownOrigin || loopbackOrigin(address) !== null;
}

/**
 * The app's origin: the first allowed of `?app=`, the Origin header, the origin that the sandbox was started with and
 * the Referer; otherwise the sandbox's own origin.
 */
export function appOriginOf(
  request: Request,
  ownOrigin: string,
  options: { readonly requested?: string | null; readonly fallback?: string | null } = {},
): string {
  const { requested, fallback } = options;
  const referer = parse(request.headers.get('Referer') ?? '');
  const refererOrigin = referer === null || referer.pathname.startsWith('/sandbox') ? null : referer.origin;
  for (const candidate of [requested, request.headers.get('Origin'), fallback, refererOrigin]) {
    if (candidate && isOwnOrLoopback(candidate, ownOrigin)) return new URL(candidate).origin;
  }
  return ownOrigin;
}
