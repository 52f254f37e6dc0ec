import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformancePage, reportFile } from './conformance/report.ts';

/** `npm run ci conformance`: writes the conformance report, docs/conformance.md. */
const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(root, reportFile), conformancePage());
