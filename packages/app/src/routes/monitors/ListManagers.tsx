import { ListEditorDialog, ListManager } from '@dropdeck/design-system';
import * as keywords from '@dropdeck/domain/monitors/keywords';
import * as proxies from '@dropdeck/domain/monitors/proxies';
import type { ReactNode } from 'react';
import { useListManager } from './useListManager';

const keywordKind = {
  manager: keywords,
  report: keywords.reportKeywords,
  steps: keywords.reportKeywordSteps,
};
const proxyKind = { manager: proxies, report: proxies.reportProxies, steps: proxies.reportProxySteps };

/** Manages the keyword lists. */
export function KeywordListManager(): ReactNode {
  const { list, editor, isNew } = useListManager(keywordKind);
  return (
    <ListManager
      {...list}
      heading="Keyword Settings"
      headingLevel={3}
      noun="keyword lists"
      countLabel="Keywords"
      createLabel="Create Keyword List"
      emptyText="No keyword lists found"
      failedText="The keyword lists could not be loaded"
      editor={
        <ListEditorDialog
          {...editor}
          title={isNew ? 'Create Keyword List' : 'Edit keyword list'}
          submitLabel={isNew ? 'Create' : 'Save Changes'}
          textLabel="Keywords"
          noun={['keyword', 'keywords']}
          placeholder="One keyword per line"
        />
      }
    />
  );
}

/** Manages the proxy lists. */
export function ProxyListManager(): ReactNode {
  const { list, editor, isNew } = useListManager(proxyKind);
  return (
    <ListManager
      {...list}
      heading="Proxy Settings"
      headingLevel={3}
      noun="proxy lists"
      countLabel="Proxies"
      createLabel="Create Proxy List"
      emptyText="No proxy lists found"
      failedText="The proxy lists could not be loaded"
      editor={
        <ListEditorDialog
          {...editor}
          title={isNew ? 'Create Proxy List' : 'Edit proxy list'}
          submitLabel={isNew ? 'Create' : 'Save Changes'}
          nameRequiredText={isNew ? 'A proxy list needs a name.' : undefined}
          textLabel="Proxies"
          noun={['proxy', 'proxies']}
          placeholder="host:port:user:pass"
          maskLine={proxies.maskProxy}
          unusualText="Unrecognized proxy format"
        />
      }
    />
  );
}
