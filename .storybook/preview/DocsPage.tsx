import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { ComponentFacts } from './ComponentFacts';
import { SpecificationLink } from './SpecificationLink';
import { StateMatrix } from './StateMatrix';

/**
 * Storybook's docs page: the component itself, when to use it with illustrated do and don't, a link to the
 * specification; then its props, its tokens, the components around it and its states.
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
      <Primary />
      <Description of="meta" />
      {isSingleStory && <Description of="story" />}
      {DoDont && <DoDont />}
      {specification !== undefined && <SpecificationLink section={specification} />}
      <Controls />
      <ComponentFacts file={fileName} />
      <StateMatrix />
    </>
  );
}
