/** A row of a response that could not be parsed. */
export interface UnreadableRow {
  /** Its id, if it has a readable one. */
  readonly id: string | null;
  /** Its path in the response: `data.redirects.3`. */
  readonly path: string;
  /** What the server sent: any JSON value. */
  readonly raw: unknown;
}
