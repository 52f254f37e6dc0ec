import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformancePage, openAcr, reportFiles } from './conformance/report.ts';

/** `npm run ci conformance`: writes the conformance report, docs/conformance.md and docs/conformance.openacr.yaml. */
const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(root, reportFiles.page), conformancePage());
writeFileSync(join(root, reportFiles.data), openAcr());
