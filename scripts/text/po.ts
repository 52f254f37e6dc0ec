import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { po, type GetTextTranslation } from 'gettext-parser';
import { root } from '../root.ts';
import { usesOf, type EnglishCatalogue, type Translations } from './catalogues.ts';

const SEPARATOR = ':';

/** The picture of a story of the folder that says a catalogue, from the root of the repository. */
function pictureOf({ id }: EnglishCatalogue, pictures: readonly string[]): string | undefined {
  const [, ...folders] = id.split('/');
  const name = `/${folders
    .join('-')
    .replaceAll(/[^\w-]/g, '')
    .toLowerCase()}`;
  const own = pictures.filter((path) => path.includes(`${name}/`) || path.includes(`${name}-`));
  return own.find((path) => path.endsWith('/default-light.png')) ?? own[0];
}

const baselines = '.storybook/baselines';

/**
 * A language as a PO file: the messages are in ICU's syntax, each with the key as its context, where it is said, what
 * a translator must know, and a picture.
 */
export function writePo(
  code: string,
  catalogues: readonly EnglishCatalogue[],
  translations: Translations,
): Uint8Array {
  const pictures = readdirSync(join(root, baselines), { recursive: true, encoding: 'utf8' })
    .map((file) => `${baselines}/${file.replaceAll('\\', '/')}`)
    .toSorted();
  const contexts: Record<string, Record<string, GetTextTranslation>> = {};
  for (const catalogue of catalogues) {
    const uses = usesOf(catalogue);
    const picture = pictureOf(catalogue, pictures);
    for (const [key, { text, note }] of catalogue.messages) {
      const context = `${catalogue.id}${SEPARATOR}${key}`;
      const extracted = [note, catalogue.about, picture === undefined ? '' : `Picture: ${picture}`]
        .filter(Boolean)
        .join('\n');
      contexts[context] = {
        [text]: {
          msgctxt: context,
          msgid: text,
          msgstr: [translations.get(catalogue.id)?.get(key) ?? ''],
          comments: {
            translator: '',
            previous: '',
            extracted,
            reference: (uses.get(key) ?? [catalogue.path]).join('\n'),
            flag: 'icu-message-format',
          },
        },
      };
    }
  }
  return po.compile(
    {
      charset: 'utf-8',
      headers: { Language: code, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' },
      translations: contexts,
    },
    { foldLength: 0 },
  );
}

/** What a PO file says. A message whose English has changed meanwhile, is fuzzy or is empty is left out. */
export function readPo(file: Uint8Array, catalogues: readonly EnglishCatalogue[]): Translations {
  const english = new Map(catalogues.map(({ id, messages }) => [id, messages]));
  const read = new Map<string, Map<string, string>>();
  for (const [context, entries] of Object.entries(po.parse(Buffer.from(file)).translations)) {
    const at = context.lastIndexOf(SEPARATOR);
    const [id, key] = [context.slice(0, at), context.slice(at + 1)];
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      const [text = ''] = msgstr;
      const isFuzzy = comments?.flag?.includes('fuzzy') === true;
      if (text === '' || isFuzzy || english.get(id)?.get(key)?.text !== msgid) continue;
      read.set(id, (read.get(id) ?? new Map<string, string>()).set(key, text));
    }
  }
  return read;
}
