import { ListEditorDialog, ListManager } from '@dropdeck/design-system';
import { keywords } from '@dropdeck/domain/monitors/keywords';
import { maskProxy, proxies } from '@dropdeck/domain/monitors/proxies';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { connect } from '../../shell/connect';
import { usePage } from '../../shell/usePage';

const Keywords = connect(ListManager, keywords.list);
const KeywordEditor = connect(ListEditorDialog, keywords.editor);
const Proxies = connect(ListManager, proxies.list);
const ProxyEditor = connect(ListEditorDialog, proxies.editor);

function KeywordLists(): ReactNode {
  usePage(keywords.page, undefined);
  const isNew = useUnit(keywords.$isNew);
  return (
    <Keywords
      heading="Keyword Settings"
      headingLevel={3}
      noun="keywordLists"
      countLabel="Keywords"
      createLabel="Create Keyword List"
      emptyText="No keyword lists found"
      failedText="The keyword lists could not be loaded"
      editor={
        <KeywordEditor
          title={isNew ? 'Create Keyword List' : 'Edit keyword list'}
          submitLabel={isNew ? 'Create' : 'Save Changes'}
          textLabel="Keywords"
          noun="keywords"
          placeholder="One keyword per line"
        />
      }
    />
  );
}

function ProxyLists(): ReactNode {
  usePage(proxies.page, undefined);
  const isNew = useUnit(proxies.$isNew);
  return (
    <Proxies
      heading="Proxy Settings"
      headingLevel={3}
      noun="proxyLists"
      countLabel="Proxies"
      createLabel="Create Proxy List"
      emptyText="No proxy lists found"
      failedText="The proxy lists could not be loaded"
      editor={
        <ProxyEditor
          title={isNew ? 'Create Proxy List' : 'Edit proxy list'}
          submitLabel={isNew ? 'Create' : 'Save Changes'}
          nameRequiredText={isNew ? 'A proxy list needs a name.' : undefined}
          textLabel="Proxies"
          noun="proxies"
          placeholder="host:port:user:pass"
          maskLine={maskProxy}
          unusualText="Unrecognized proxy format"
        />
      }
    />
  );
}

/** The list managers of the Developer Settings panel. */
export default function DeveloperLists(): ReactNode {
  return (
    <>
      <ProxyLists />
      <KeywordLists />
    </>
  );
}
