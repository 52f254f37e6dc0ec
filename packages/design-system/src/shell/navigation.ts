import {
  CreditCard,
  KeyRound,
  Radar,
  Settings2,
  Shuffle,
  SquareTerminal,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** What opens from the sidebar over any page. */
export type ShellOverlay = 'keys' | 'palette' | 'preferences' | 'support';

/** The signed-in user. */
export interface NavigationUser {
  name: string;
  /** URL of the avatar; initials replace a missing or broken one. */
  image?: string | undefined;
}

const icons = {
  settings: Settings2,
  commands: SquareTerminal,
  payment: CreditCard,
  monitors: Radar,
  redirects: Shuffle,
  access: KeyRound,
  customers: Users,
  tools: Wrench,
} as const satisfies Record<string, LucideIcon>;

/** The icons that a link of the sidebar may have. */
export type NavigationIcon = keyof typeof icons;

/** A link of the sidebar. */
export interface NavigationLink {
  href: string;
  label: string;
  icon: NavigationIcon;
  /** Heading of the collapsible group that the link stands in, with its neighbors of the same group. */
  group?: string | undefined;
}

/** Neighboring links of one group. */
export interface NavigationGroup {
  label: string;
  /** The icon of its first link. */
  icon: NavigationIcon;
  links: readonly NavigationLink[];
}

export const iconOf = (icon: NavigationIcon): LucideIcon => icons[icon];

/** The links in order, with neighbors of the same group together. */
export function grouped(links: readonly NavigationLink[]): ReadonlyArray<NavigationLink | NavigationGroup> {
  const entries: Array<NavigationLink | (NavigationGroup & { links: NavigationLink[] })> = [];
  for (const link of links) {
    const last = entries.at(-1);
    if (link.group === undefined) entries.push(link);
    else if (last !== undefined && 'links' in last && last.label === link.group) last.links.push(link);
    else entries.push({ label: link.group, icon: link.icon, links: [link] });
  }
  return entries;
}

/**
 * The link that a path belongs to: the one whose `href` is the longest prefix of the path, so that a monitor's page
 * belongs to Overview and the redirects do not.
 *
 * @returns its `href`, and whether it is the current page instead of one above it.
 */
export function currentLink(
  links: readonly NavigationLink[],
  path: string,
): { href: string; isExact: boolean } | null {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const [best] = links
    .filter(({ href }) => plain === href || plain.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length);
  return best === undefined ? null : { href: best.href, isExact: best.href === plain };
}
