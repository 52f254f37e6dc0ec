/** One request as it is kept for tests; the token is in a header, and headers are not kept. */
export interface LoggedRequest {
  /** The declared call's name; `null` for a path that is none. */
  readonly call: string | null;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** 0 where the connection was dropped. */
  readonly status: number;
  readonly body: unknown;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const KEPT = 500;

/** The last 500 requests, oldest first. */
export function createRequestLog(): RequestLog {
  let kept: LoggedRequest[] = [];
  return {
    add: (request) => {
      kept = [...kept.slice(1 - KEPT), request];
    },
    list: () => kept,
    clear: () => {
      kept = [];
    },
  };
}
