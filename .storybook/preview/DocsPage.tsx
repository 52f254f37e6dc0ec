import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { SpecificationLink } from './SpecificationLink';

/** Storybook's docs page with a link to the specification and illustrated do and don't. */
export function DocsPage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { specification, DoDont } = preparedMeta.parameters as {
    specification?: string;
    DoDont?: ComponentType;
  };
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      {specification !== undefined && <SpecificationLink section={specification} />}
      <Description of="meta" />
      {isSingleStory && <Description of="story" />}
      {DoDont && <DoDont />}
      <Primary />
      <Controls />
      {!isSingleStory && <Stories />}
    </>
  );
}
