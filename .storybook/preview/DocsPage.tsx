import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { ComponentFacts, Since } from './ComponentFacts';
import { SpecificationLink } from './SpecificationLink';
import { StateMatrix } from './StateMatrix';

/**
 * Storybook's docs page with a link to the specification, since when the component exists, illustrated do and
 * don't, its states in both themes, its tokens and the components around it.
 */
export function DocsPage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { specification, fileName, DoDont } = preparedMeta.parameters as {
    specification?: string;
    /** The stories file, by Storybook. */
    fileName: string;
    DoDont?: ComponentType;
  };
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      {specification !== undefined && <SpecificationLink section={specification} />}
      <Since file={fileName} />
      <Description of="meta" />
      {isSingleStory && <Description of="story" />}
      {DoDont && <DoDont />}
      <Primary />
      <Controls />
      <ComponentFacts file={fileName} />
      <StateMatrix />
    </>
  );
}
