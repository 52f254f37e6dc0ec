/** A request in the log. It has no headers, because they contain the token. */
export interface LoggedRequest {
  /** The name of the declared call; `null` for an undeclared path. */
  readonly call: string | null;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** 0 if the connection was dropped. */
  readonly status: number;
  readonly body: unknown;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const LOG_SIZE = 500;

/** Logs the last 500 requests, oldest first. */
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
