/** Whether a path belongs to the sandbox (/v1, /sandbox and /config.json) and not to the app. */
export function isSandboxPath(url: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  return (
    path === '/config.json' || ['/v1', '/sandbox'].some((own) => path === own || path.startsWith(`${own}/`))
  );
}
