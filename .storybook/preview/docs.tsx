import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';
import { readableArgTypes } from '../foundations/parts/argTypes';
import { DocsContainer } from './DocsContainer';
import { DocsPage } from './DocsPage';

/*
 * Annotations for docs pages only (`previewAnnotations` in main.ts). In preview.tsx they would be loaded for
 * each test file.
 */
const annotations: ProjectAnnotations<Renderer> = {
  argTypesEnhancers: [readableArgTypes],
  parameters: { docs: { toc: { headingSelector: 'h2, h3' }, container: DocsContainer, page: DocsPage } },
};

export default annotations;
