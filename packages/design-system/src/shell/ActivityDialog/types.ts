/** A message that was shown, a failed call (`call`), or unreadable rows (`data`). */
export interface ActivityItem {
  id: number;
  /** Milliseconds since the epoch, of the last time. */
  at: number;
  kind: 'info' | 'success' | 'error' | 'call' | 'data';
  text: string;
  /** The failed call behind a message. */
  cause: string | null;
  /** How many times it happened in a row. */
  count: number;
  /** Undo or Retry, while that is possible. */
  action: { readonly id: string; readonly label: string } | null;
}

export interface ActivityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Newest first. */
  items: readonly ActivityItem[];
  /** Items with a greater id were not read before. */
  unreadAfter: number;
  /** The same as text for support. */
  report: string;
  /** @param id of the action. */
  onAction: (id: string) => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
}
