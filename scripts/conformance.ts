import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage, reportFile } from './conformance/report.ts';
import { root } from './root.ts';

/** `npm run ci conformance`: writes the conformance report, docs/conformance.md. */
writeFileSync(join(root, reportFile), conformancePage());
