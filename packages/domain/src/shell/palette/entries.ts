import type { OverlayName } from '../overlays';
import type { PageIcon } from '../pages';
import type { Preferences } from '../preferences';
import type { PageAct } from '../../kernel/page/page-acts';

/** The sources of entries, in the order of their groups. */
export const sourceNames = [
  'pages',
  'acts',
  'monitors',
  'redirects',
  'commands',
  'servers',
  'customers',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** The sources that come from the server. */
export type ListName = Exclude<SourceName, 'pages' | 'acts'>;

export type PaletteIcon =
  | PageIcon
  | Exclude<OverlayName, 'addLink'>
  | 'server'
  | 'bot'
  | 'create'
  | 'export'
  | 'theme'
  | 'hide'
  | 'log-out';

/** What choosing an entry does; a link only navigates. */
export type PaletteAction =
  | { readonly kind: 'link' }
  | { readonly kind: 'overlay'; readonly name: OverlayName }
  | { readonly kind: 'preference'; readonly changed: Partial<Preferences> }
  | { readonly kind: 'invite-bot' }
  | { readonly kind: 'log-out' }
  | { readonly kind: 'page-act'; readonly act: PageAct; readonly href: string };

/** What the palette finds. */
export interface PaletteEntry {
  /** `monitors:<uuid>`; what was used is stored by it. */
  readonly id: string;
  readonly label: string;
  readonly icon: PaletteIcon;
  /** Beside the label: a monitor's product. Not searched. */
  readonly detail?: string | undefined;
  /** Further words that find it. */
  readonly also?: string;
  readonly href?: string;
  /** The id of the act whose keys are shown. */
  readonly keys?: string;
  readonly action: PaletteAction;
}

export const link: PaletteAction = { kind: 'link' };
