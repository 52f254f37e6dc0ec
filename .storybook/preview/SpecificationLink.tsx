import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import specification from '../../docs/specification.md?raw';
import { readSections, specificationPage } from '../foundations/parts/specification';

const sections = readSections(specification);

/**
 * Links to a section of the catalogue's specification page.
 *
 * @throws Error if no heading there has that number.
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
