/** A saved state of a list: its search, filter, sort and columns, by a name. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** The path of the page with the view. */
  readonly href: string;
  /** Part of the product: cannot be renamed, moved or deleted. */
  readonly isBuiltIn: boolean;
  /** What the list opens with. */
  readonly isDefault: boolean;
}

export interface ViewTabsProps {
  views: readonly View[];
  /** Null while the list shows no view. */
  selectedKey: string | null;
  /** The list differs from the selected view. */
  isChanged: boolean;
  /** Also called for the selected view: drops the changes. */
  onSelectionChange: (id: string) => void;
  /** Saves what the list shows as a new view. The name is valid and trimmed. */
  onSave: (name: string) => void;
  onRename: (renamed: { id: string; name: string }) => void;
  /** `to` is its index among the saved views, from 0. */
  onMove: (moved: { id: string; to: number }) => void;
  /** Saves what the list shows in the view. */
  onUpdate: (id: string) => void;
  /** Deletes at once; the list offers Undo. */
  onDelete: (id: string) => void;
  /** Null: the list opens with its first view again. */
  onMakeDefault: (id: string | null) => void;
  /** A link to a view was copied to the clipboard. */
  onCopied: () => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
}
