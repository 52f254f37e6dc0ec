import {
  CreditCard,
  KeyRound,
  Radar,
  Settings2,
  Shuffle,
  SquareTerminal,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** Which restricted sections the user sees (specification 2.17 and 6.4). */
export interface NavigationSections {
  /** The customer's purchases include a monitor. */
  monitors: boolean;
  /** The customer screen, for developers. */
  customers: boolean;
}

/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The signed-in user. */
export interface NavigationUser {
  name: string;
  /** URL of the avatar; initials replace a missing or broken one. */
  image?: string | undefined;
}

export interface NavigationLink {
  id: string;
  label: string;
  /** The full name, for the collapsed sidebar, where the group's heading does not complete it. */
  fullLabel?: string;
  href: string;
  icon: LucideIcon;
}

export interface NavigationGroup {
  id: string;
  label: string;
  icon: LucideIcon;
  links: readonly NavigationLink[];
}

const settings: NavigationLink = { id: 'settings', label: 'Settings', href: '/settings', icon: Settings2 };
const commands: NavigationLink = {
  id: 'commands',
  label: 'Commands',
  href: '/commands',
  icon: SquareTerminal,
};
const payment: NavigationLink = { id: 'payment', label: 'Payment', href: '/payment', icon: CreditCard };
const monitors: NavigationGroup = {
  id: 'monitors',
  label: 'Monitors',
  icon: Radar,
  links: [
    { id: 'overview', label: 'Overview', fullLabel: 'Monitors: Overview', href: '/monitors', icon: Radar },
    {
      id: 'redirects',
      label: 'Redirects',
      fullLabel: 'Monitors: Redirects',
      href: '/monitors/redirects',
      icon: Shuffle,
    },
  ],
};
const access: NavigationLink = {
  id: 'dashboard-access',
  label: 'Dashboard Access',
  href: '/dashboard-access',
  icon: KeyRound,
};
const customers: NavigationLink = { id: 'customers', label: 'Customers', href: '/customers', icon: Users };

/** The sidebar's items in order, for the sections that the user sees. */
export const navigationItems = (
  sections: NavigationSections,
): ReadonlyArray<NavigationLink | NavigationGroup> => [
  settings,
  commands,
  payment,
  ...(sections.monitors ? [monitors] : []),
  access,
  ...(sections.customers ? [customers] : []),
];

/** Every link, to find the one that a path belongs to. */
const allLinks = navigationItems({ monitors: true, customers: true }).flatMap((item) =>
  'links' in item ? item.links : [item],
);

/**
 * The item that a path belongs to: the longest `href` that is a prefix of the path, so that a monitor's
 * detail belongs to Overview and the redirects do not.
 *
 * @returns the item's `href`, and whether it is the current page instead of one above it.
 */
export function currentItem(path: string): { href: string; isExact: boolean } | null {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const [best] = allLinks
    .filter(({ href }) => plain === href || plain.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length);
  return best === undefined ? null : { href: best.href, isExact: best.href === plain };
}
