import type { SendProblem, SendRequest, SendResponse } from '@dropdeck/domain/kernel';
import { createPreloads, requestOptions, whileLeaving } from './bootRequests';

/** Retry-After in milliseconds, from seconds or a date; `null` if missing or malformed. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Sends API requests with `fetch`. Redirects fail (`requestOptions`), so the token never reaches another origin. */
export function createTransport() {
  const groups = new Map<string, Set<AbortController>>();
  const preloads = createPreloads();

  async function send(request: SendRequest): Promise<SendResponse> {
    const controller = new AbortController();
    const { group, timeoutMs, baseUrl, path, method, headers, body } = request;
    const siblings = group === null ? null : (groups.get(group) ?? new Set());
    if (group !== null && siblings !== null) groups.set(group, siblings.add(controller));
    let isTimeout = false;
    const timer = setTimeout(() => {
      isTimeout = true;
      controller.abort();
    }, timeoutMs);
    try {
      const url = `${baseUrl}${path}`;
      const { signal } = controller;
      const started = method === 'GET' ? await preloads.take(url, headers['Authorization'], signal) : null;
      const response = started ?? (await fetch(url, { method, headers, body, signal, ...requestOptions }));
      const text = await response.text();
      const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
      return { status: response.status, text, retryAfterMs };
    } catch {
      if (isTimeout) throw { kind: 'timeout' } satisfies SendProblem;
      if (!controller.signal.aborted) await whileLeaving();
      throw { kind: controller.signal.aborted ? 'aborted' : 'network' } satisfies SendProblem;
    } finally {
      clearTimeout(timer);
      siblings?.delete(controller);
    }
  }

  function abort(group: string): void {
    const siblings = groups.get(group);
    groups.delete(group);
    for (const controller of siblings ?? []) controller.abort();
  }

  return { send, preload: preloads.start, abort };
}
