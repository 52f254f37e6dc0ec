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

/** An external package. */
export interface Dependency {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** It is used to build and test the product, and is not shipped. */
  readonly isTool: boolean;
  readonly hasInstallScript: boolean;
  /** Its content is pinned by a hash, and its entry names no URL. */
  readonly isPinned: boolean;
}

/** Licenses of packages that have the text and do not name it in their package.json. */
const unnamedLicenses: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};

/** The external packages of a lock file, without the workspace's own. */
export function dependenciesOf(lock: { packages: Readonly<Record<string, LockedPackage>> }): Dependency[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        folder: path,
        name,
        version: locked.version ?? '',
        license: locked.license ?? unnamedLicenses[name] ?? 'none',
        isTool: locked.dev === true || locked.optional === true,
        hasInstallScript: locked.hasInstallScript === true,
        isPinned: locked.integrity !== undefined && locked.resolved === undefined,
      };
    });
}

/** Licenses that allow shipping a package with the product, together with its notices. */
export const freeLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'OFL-1.1',
]);

/** Licenses that are additionally allowed for tools. */
export const toolLicenses: ReadonlySet<string> = new Set([
  ...freeLicenses,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'MPL-2.0',
  // MIT is the choice.
  '(MIT OR GPL-3.0-or-later)',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  // The code of a package of fonts, and its fonts.
  'MIT AND OFL-1.1',
]);
