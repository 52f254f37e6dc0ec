import { ListEditorDialog, ListManager } from '@dropdeck/design-system';
import { keywords } from '@dropdeck/domain/monitors/keywords';
import { maskProxy, proxies } from '@dropdeck/domain/monitors/proxies';
import type { ReactNode } from 'react';
import { connect, usePage, usePart } from '../../shell/connect';
import { t } from './text.en';

const Keywords = connect(ListManager, keywords.list);
const KeywordEditor = connect(ListEditorDialog, keywords.editor);
const Proxies = connect(ListManager, proxies.list);
const ProxyEditor = connect(ListEditorDialog, proxies.editor);

function KeywordLists(): ReactNode {
  usePage(keywords.page, undefined);
  const { isNew } = usePart({ view: { isNew: keywords.$isNew }, events: {} });
  return (
    <Keywords
      heading={t('keywordsHeading')}
      headingLevel={3}
      noun="keywordLists"
      countLabel={t('keywords')}
      createLabel={t('createKeywords')}
      emptyText={t('noKeywords')}
      failedText={t('keywordsFailed')}
      editor={
        <KeywordEditor
          title={isNew ? t('createKeywords') : t('editKeywords')}
          submitLabel={isNew ? t('create') : t('save')}
          textLabel={t('keywords')}
          noun="keywords"
          placeholder={t('keywordPlaceholder')}
        />
      }
    />
  );
}

function ProxyLists(): ReactNode {
  usePage(proxies.page, undefined);
  const { isNew } = usePart({ view: { isNew: proxies.$isNew }, events: {} });
  return (
    <Proxies
      heading={t('proxiesHeading')}
      headingLevel={3}
      noun="proxyLists"
      countLabel={t('proxies')}
      createLabel={t('createProxies')}
      emptyText={t('noProxies')}
      failedText={t('proxiesFailed')}
      editor={
        <ProxyEditor
          title={isNew ? t('createProxies') : t('editProxies')}
          submitLabel={isNew ? t('create') : t('save')}
          nameRequiredText={isNew ? t('nameNeeded') : undefined}
          textLabel={t('proxies')}
          noun="proxies"
          placeholder="host:port:user:pass"
          maskLine={maskProxy}
          unusualText={t('unusualProxy')}
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
