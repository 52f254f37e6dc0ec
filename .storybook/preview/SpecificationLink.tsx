import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import specification from '../../docs/specification.md?raw';
import {
  readSections,
  specificationPage,
} from '../../packages/design-system/src/foundations/parts/specification';

const sections = readSections(specification);

/**
 * Leads to a section on the catalogue's page of the specification.
 *
 * @throws Error for a number that is no heading there.
 */
export function SpecificationLink({ section }: { section: string }): ReactNode {
  const found = sections.get(section);
  if (found === undefined) throw new Error(`docs/specification.md has no section ${section}.`);
  return (
    <p>
      <AnchorMdx href={`${specificationPage}#${found.id}`}>
        Specification {section} {found.title}
      </AnchorMdx>
    </p>
  );
}
