import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';
import { readableArgTypes } from '../../packages/design-system/src/foundations/parts/argTypes';
import { DocsContainer } from './DocsContainer';
import { DocsPage } from './DocsPage';

/*
 * What only docs pages need. Apart from preview.tsx, because the tests of stories would load it for each file
 * (`previewAnnotations` in main.ts).
 */
const annotations: ProjectAnnotations<Renderer> = {
  argTypesEnhancers: [readableArgTypes],
  parameters: { docs: { toc: { headingSelector: 'h2, h3' }, container: DocsContainer, page: DocsPage } },
};

export default annotations;
