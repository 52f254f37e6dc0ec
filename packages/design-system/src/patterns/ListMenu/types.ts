import type { MenuGroup, MenuItem } from '../../primitives';

/** Something that is done with a list: saving a view, an export, an import. */
export interface ListAction extends MenuItem {
  readonly run: () => void;
}

export interface ListActionGroup extends MenuGroup {
  readonly items: readonly ListAction[];
}
