import type { Plugin } from 'vite';

const check = /try \{\s*Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);\s*\} catch\s*\{/;
const direction = /\(0, \$\w+\$export\$\w+\)\(locale\) \? 'rtl' : 'ltr'/;

/**
 * Lets React Aria take the browser's language as it is written. It asks for all the languages that the
 * browser knows, to hear whether this one is written well, which is a twentieth of what the first page
 * costs; and for the direction of its script, while the product is in English whatever the browser's
 * language is. Fails the build where a version of React Aria is written otherwise.
 */
export function plainLocale(): Plugin {
  return {
    name: 'dropdeck:plain-locale',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale/ },
      handler(code) {
        if (!check.test(code) || !direction.test(code)) {
          return this.error('React Aria finds out about its language in another way than it did');
        }
        const plain = code
          .replace(check, 'if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$$/i.test(locale)) {')
          .replace(direction, "'ltr'");
        return { code: plain, map: null };
      },
    },
  };
}
