import { readFileSync, writeFileSync } from 'node:fs';
import {
  filled,
  readCatalogues,
  readLanguage,
  translatedLanguages,
  writeLanguage,
} from './text/catalogues.ts';
import { readPo, writePo } from './text/po.ts';
import { statusOf } from './text/status.ts';

const usage = `Usage: npm run ci text status [--list]
       npm run ci text export LANGUAGE FILE.po
       npm run ci text import LANGUAGE FILE.po
       npm run ci text write [--fill]   after a change of English: its order, and nothing that is no longer said;
                                        with --fill, what is not translated yet is in English`;

const catalogues = readCatalogues();
const [command = '', ...args] = process.argv.slice(2);

switch (command) {
  case 'status': {
    for (const code of translatedLanguages()) {
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
    writeFileSync(file, writePo(code, catalogues, readLanguage(code)));
    break;
  }
  case 'import': {
    const [code, file] = args;
    if (code === undefined || file === undefined) throw new Error(usage);
    const read = readPo(readFileSync(file), catalogues);
    const known = readLanguage(code);
    const merged = new Map(
      catalogues.map(({ id }) => [id, new Map([...(known.get(id) ?? []), ...(read.get(id) ?? [])])]),
    );
    writeLanguage(code, catalogues, merged);
    break;
  }
  case 'write': {
    for (const code of translatedLanguages()) {
      const said = readLanguage(code);
      writeLanguage(code, catalogues, args.includes('--fill') ? filled(catalogues, said) : said);
    }
    break;
  }
  default:
    console.error(usage);
    process.exitCode = 1;
}
