import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * The packages whose faces the test browser sees in place of the machine's: Inter for every sans-serif text, JetBrains
 * Mono for monospace, which the product's own subsets leave Latin Extended to, and what neither of them has.
 */
const folders = [
  resolve('@expo-google-fonts/inter/package.json'),
  resolve('@expo-google-fonts/jetbrains-mono/package.json'),
  resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
  resolve('@expo-google-fonts/noto-emoji/package.json'),
].map(dirname);

const alias = (family: string, face: string): string =>
  `<match target="pattern"><test name="family"><string>${family}</string></test>` +
  `<edit name="family" mode="assign" binding="strong"><string>${face}</string></edit></match>`;

/** The fontconfig file: the packages' folders, no system configuration, and no hinting or subpixels. */
const configuration = (cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${join(cache, 'fonts')}</cachedir>
${['sans-serif', 'serif', 'system-ui'].map((family) => alias(family, 'Inter')).join('\n')}
${['monospace', 'ui-monospace'].map((family) => alias(family, 'JetBrains Mono')).join('\n')}
${alias('emoji', 'Noto Emoji')}
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>
</fontconfig>
`;

/**
 * Writes the fontconfig file of the test browser, so that the same fonts render on every machine (Linux; other systems
 * do not read it).
 *
 * @param cache a folder of this checkout for the file and fontconfig's cache.
 * @returns the path of the file, for `FONTCONFIG_FILE`.
 */
export function writeFontConfiguration(cache: string): string {
  const path = join(cache, 'fonts.conf');
  const text = configuration(cache);
  mkdirSync(cache, { recursive: true });
  try {
    if (readFileSync(path, 'utf8') === text) return path;
  } catch {
    // There is none yet.
  }
  // A browser that starts meanwhile reads the old file or the new one, never half of it.
  const staging = `${path}.${process.pid}`;
  writeFileSync(staging, text);
  renameSync(staging, path);
  return path;
}
