import type { ReportRecord } from './records';
import type { ReportRequest } from './sinks';

/** Milliseconds between two requests. */
export const FLUSH_MS = 30_000;
/** Records in one request. */
const BATCH = 50;
/** Records of one page; later ones are dropped. */
const LIMIT = 500;
/** Milliseconds until a slow sink is given up. */
const TIMEOUT_MS = 5_000;
/** Failed requests in a row after which nothing more is sent. */
const FAILURES = 3;

export interface ReportQueue {
  readonly add: (record: ReportRecord) => void;
  /** Sends what waits. `isLast` for a page that is being hidden: the request outlives it. */
  readonly flush: (isLast?: boolean) => void;
  readonly stop: () => void;
}

async function send({ url, contentType, body }: ReportRequest, isLast: boolean): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      keepalive: isLast,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    // A sink that is down is not the page's problem.
    return false;
  }
}

/** Batches records, and gives up on a sink that does not answer. */
export function createReportQueue(
  requestOf: (records: readonly ReportRecord[]) => ReportRequest,
): ReportQueue {
  let waiting: ReportRecord[] = [];
  let count = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = (isLast = false): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const records = waiting;
    waiting = [];
    if (records.length === 0 || failures >= FAILURES) return;
    const sendAll = async (): Promise<void> => {
      const isSent = await send(requestOf(records), isLast);
      failures = isSent ? 0 : failures + 1;
    };
    void sendAll();
  };

  return {
    add: (record) => {
      if (count >= LIMIT || failures >= FAILURES) return;
      count += 1;
      waiting.push(record);
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    flush,
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      waiting = [];
      count = LIMIT;
    },
  };
}
