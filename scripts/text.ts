import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesFolder, readCatalogues, readLanguage, root } from './text/catalogues.ts';
import { readPo, writePo } from './text/po.ts';
import { statusOf } from './text/status.ts';
import { catalogueTypes, filled, writeLanguage } from './text/write.ts';

const usage = `Usage: npm run ci text status [--list]
       npm run ci text export LANGUAGE FILE.po
       npm run ci text import LANGUAGE FILE.po
       npm run ci text write [--fill]   after a change of English: types, order, and nothing that is no longer
                                        said; what is not said yet is said in English`;

const catalogues = readCatalogues();
const languages = readdirSync(join(root, languagesFolder), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const [command = '', ...args] = process.argv.slice(2);

function format(): void {
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [join(root, languagesFolder)], { stdio: 'inherit' });
}

switch (command) {
  case 'status': {
    for (const code of languages) {
      const { total, ...lists } = statusOf(catalogues, readLanguage(code));
      const counts = Object.entries(lists).map(([name, list]) => `${list.length} ${name}`);
      console.log(`${code}: ${total} messages, ${counts.join(', ')}`);
      if (args.includes('--list'))
        for (const [name, list] of Object.entries(lists))
          for (const message of list) console.log(`  ${name} ${message}`);
    }
    break;
  }
  case 'export': {
    const [code, file] = args;
    if (code === undefined || file === undefined) throw new Error(usage);
    const known = languages.includes(code)
      ? readLanguage(code)
      : new Map<string, ReadonlyMap<string, string>>();
    writeFileSync(file, writePo(code, catalogues, known));
    break;
  }
  case 'import': {
    const [code, file] = args;
    if (code === undefined || file === undefined) throw new Error(usage);
    const read = readPo(readFileSync(file), catalogues);
    const known = languages.includes(code)
      ? readLanguage(code)
      : new Map<string, ReadonlyMap<string, string>>();
    const merged = new Map(
      catalogues.map(({ id }) => [id, new Map([...(known.get(id) ?? []), ...(read.get(id) ?? [])])]),
    );
    writeLanguage(code, catalogues, merged);
    format();
    break;
  }
  case 'write': {
    writeFileSync(join(root, languagesFolder, 'catalogues.ts'), catalogueTypes(catalogues));
    for (const code of languages) {
      const said = readLanguage(code);
      writeLanguage(code, catalogues, args.includes('--fill') ? filled(catalogues, said) : said);
    }
    format();
    break;
  }
  default:
    console.error(usage);
    process.exitCode = 1;
}
