import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import { matchPage, type PageName } from '@dropdeck/domain/shell/pages';
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const load = (module: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(createChunk(module, 'page').load);

/** Each tool is a chunk. */
const tools: Readonly<Partial<Record<PageName, ComponentType>>> = {
  webhooks: load(() => import('./tools/Webhooks')),
};

/** The pages below /tools. */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name;
  const tool = name && tools[name];
  return tool && <LazyBoundary>{createElement(tool)}</LazyBoundary>;
}
