import { formatList } from '@dropdeck/text';
import type { ReactNode } from 'react';
import type { SelectOption } from './SelectField';
import { Label, Meaning } from './selectStyles';

/** The chosen options, in their order. */
export const chosenIn = (options: readonly SelectOption[], value: string | readonly string[] | null) =>
  options.filter(({ id }) => (typeof value === 'string' ? id === value : value?.includes(id)));

/** Their labels, by commas. */
export const labelOf = (options: readonly SelectOption[]): string =>
  formatList(
    options.map(({ label }) => label),
    'comma',
  );

/** The chosen options in the closed control. */
export function Chosen({
  options,
  isSecret,
}: {
  options: readonly SelectOption[];
  isSecret: boolean | undefined;
}): ReactNode {
  const [first, second] = options;
  const only = second === undefined ? first : undefined;
  const label = labelOf(options);
  return (
    <>
      {only?.icon}
      {/* A new element per value, so that the text does not animate. */}
      <Label key={label} lang={only?.lang} data-secret={isSecret}>
        {label}
      </Label>
      {/* The space is for the name of the button, which holds both texts. */}
      {only?.description && <Meaning> {only.description}</Meaning>}
    </>
  );
}
