import { use, type ReactNode } from 'react';
import { LanguagesContext } from '../../lib/react/languages';
import { Select } from '../../primitives';
import { t } from './text.en';

/** The option that follows the browser; no language is called so. */
const BROWSER = 'browser';

export interface LanguageSelectProps {
  /** On pages outside of the Shell: the label is hidden, and the page's language is chosen. */
  isCompact?: boolean | undefined;
}

/** The choice of the page's language, each named in itself. Nothing where the product offers none. */
export default function LanguageSelect({ isCompact = false }: LanguageSelectProps): ReactNode {
  const languages = use(LanguagesContext);
  if (languages === null) return null;
  const { chosen, spoken, onChange } = languages;
  const options = languages.options.map(({ id, label }) => ({ id, label, lang: id }));
  return isCompact ? (
    <Select label={t('language')} isLabelHidden options={options} value={spoken} onChange={onChange} />
  ) : (
    <Select
      label={t('language')}
      options={[{ id: BROWSER, label: t('browser') }, ...options]}
      value={chosen ?? BROWSER}
      onChange={(id) => onChange(id === BROWSER ? null : id)}
    />
  );
}
