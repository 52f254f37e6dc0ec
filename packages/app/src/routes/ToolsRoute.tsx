import { createChunk, LazyBoundary, ToolsScreen } from '@dropdeck/design-system';
import { matchPath, pages, toolHref, toolNames, type ToolName } from '@dropdeck/domain/pages';
import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { setTitle } from '../browser/title';

interface Tool {
  readonly label: string;
  readonly description: string;
  readonly component: ComponentType;
}

const load = (module: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(createChunk(module, 'page').load);

/** Each tool is a chunk. */
const tools: Readonly<Record<ToolName, Tool>> = {
  drafts: {
    label: 'Drafts',
    description: 'What you typed and did not save, in this browser.',
    component: load(() => import('./tools/Drafts')),
  },
  changes: {
    label: 'Changes',
    description: 'What you changed in this browser, and how it was before.',
    component: load(() => import('./tools/Changes')),
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Every webhook and where it is used.',
    component: load(() => import('./tools/Webhooks')),
  },
  backup: {
    label: 'Backup',
    description: 'Your settings, monitors, redirects and lists as one file, and back.',
    component: load(() => import('./tools/Backup')),
  },
  compare: {
    label: 'Compare',
    description: 'Two monitors side by side.',
    component: load(() => import('./tools/Compare')),
  },
};

const links = toolNames.map((name) => ({ href: toolHref(name), label: tools[name].label }));

/** /tools/{tool} */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  const wanted = matchPath(pages.tools.path, pathname)?.['tool'];
  const name = toolNames.find((each) => each === wanted);
  const label = name === undefined ? '' : tools[name].label;
  useEffect(() => {
    if (label !== '') setTitle(label);
  }, [label]);
  if (name === undefined) return <Navigate to={toolHref('drafts')} replace />;
  const { description, component } = tools[name];
  return (
    <ToolsScreen tools={links} current={toolHref(name)} description={description}>
      <LazyBoundary key={name}>{createElement(component)}</LazyBoundary>
    </ToolsScreen>
  );
}
