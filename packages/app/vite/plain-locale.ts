import type { Plugin } from 'vite';

const check = /try \{\s*Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);\s*\} catch\s*\{/;
const direction = /\(0, \$\w+\$export\$\w+\)\(locale\) \? 'rtl' : 'ltr'/;

/**
 * Replaces React Aria's locale check by a regular expression: its `Intl` lookup takes a twentieth of the first
 * page's time. Also fixes the text direction, because the app is always in English. Fails the build if React Aria's
 * source no longer matches.
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
