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

const LOG_SIZE = 500;

/** The last 500 requests, oldest first. */
export function createRequestLog(): RequestLog {
  let log: LoggedRequest[] = [];
  return {
    add: (request) => {
      log = [...log.slice(1 - LOG_SIZE), request];
    },
    list: () => log,
    clear: () => {
      log = [];
    },
  };
}
