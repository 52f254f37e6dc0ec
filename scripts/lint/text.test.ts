import { expect, it } from 'vitest';
import { reported } from './reported.ts';

it('finds what a person reads outside of catalogues', () => {
  const read = [
    'const a = () => <p>Saved</p>;',
    'const b = () => <Field label="Bot Name" />;',
    "const c = { title: 'Settings' };",
    "const d = () => 'The page could not be loaded';",
    'const e = (name: string) => `Deleted the redirect ${name}`;',
  ];
  const other = [
    "const f = () => <p>{t('saved')}</p>;",
    'const g = () => <Button variant="primary" data-size="small" />;',
    "const h = () => { throw new Error('The build has no chunk'); };",
    "const i = (text: string) => text === 'The same as before';",
    "const j = { label: 'primary', href: 'https://a.example/Some page' };",
  ];
  expect(reported('text/no-text-outside-catalogues', [...read, ...other])).toEqual(read);
});
