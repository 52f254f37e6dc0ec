export interface DraftBannerProps {
  /** When the draft was last edited: milliseconds, or a date as text. */
  savedAt: number | string;
  onRestore: () => void;
  onDismiss: () => void;
}
