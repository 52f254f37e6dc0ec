import type { Message } from '@dropdeck/text';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúcçnñsšyýAÁEÉIÍOÓUÚCÇNÑSŠYÝlľtťrřdďzžLĽTŤRŘDĎZŽ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);

/** What a message shows of data: between these, and where an element comes. */
const data = /\uE001[^\uE002]*\uE002|\uE000[^\uE000]*\uE000/g;

/** “[Ďéĺéťé ···]”: each letter with an accent, a third longer, in brackets that show where text is clipped. */
function accent(text: string): string {
  const kept = text.match(data) ?? [];
  const words = text
    .split(data)
    .map((part) => part.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter));
  const whole = words
    .map((part, index) => part + (kept[index] ?? '').replaceAll(/[\uE001\uE002]/g, ''))
    .join('');
  return `[${whole}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** The pseudo-language: English that is longer, with accents and in brackets, so that clipped and untranslated text shows. */
export const translate = (_catalogue: string, _key: string, english: Message): Message =>
  typeof english === 'string'
    ? accent(english)
    : (values, formatter) =>
        accent(
          english(
            Object.fromEntries(
              Object.entries(values ?? {}).map(([name, value]) => [
                name,
                typeof value === 'string' && !value.startsWith('\uE000') ? `\uE001${value}\uE002` : value,
              ]),
            ),
            formatter,
          ),
        );
