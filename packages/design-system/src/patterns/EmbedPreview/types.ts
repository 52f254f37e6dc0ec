export interface EmbedPreviewField {
  name: string;
  value: string;
  /** Inline fields share a row, up to three, as in Discord. */
  isInline: boolean;
}
