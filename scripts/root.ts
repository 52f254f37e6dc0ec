import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of a file, by its path in the repository. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
