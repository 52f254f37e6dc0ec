/** What a package-lock.json says of one package. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
}

/** A package from outside, by its folder below node_modules. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** It is there while the product is built and tested, and is no part of it. */
  readonly isTool: boolean;
  readonly hasInstallScript: boolean;
  /** Its content is pinned by a hash, and by no address. */
  readonly isPinned: boolean;
}

/** Everything from outside that a lock file names; the workspace's own packages are left out. */
export function dependenciesOf(lock: { packages: Readonly<Record<string, LockedPackage>> }): Dependency[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      license: locked.license ?? 'none',
      isTool: locked.dev === true || locked.optional === true,
      hasInstallScript: locked.hasInstallScript === true,
      isPinned: locked.integrity !== undefined && locked.resolved === undefined,
    }));
}

/** Licences that let the product be shipped with what is under them, and its notices kept. */
export const freeLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  // Fonts.
  'OFL-1.1',
]);

/** And those that tools of the workplace may have besides. */
export const toolLicenses: ReadonlySet<string> = new Set([
  ...freeLicenses,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'MPL-2.0',
]);
