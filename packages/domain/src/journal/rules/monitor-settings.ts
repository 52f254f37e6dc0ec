import type {
  MonitorDetail,
  MonitorSettingChange,
  SettingOptions,
} from '../../contract/calls/monitor-detail';

const optionName = (options: SettingOptions | null | undefined, id: string | number): string => {
  for (const [key, option] of Object.entries(options ?? {})) {
    if (typeof option === 'string' ? key === String(id) : String(option.id) === String(id))
      return typeof option === 'string' ? option : option.name;
  }
  return String(id);
};

/** A setting before a change, and how to write it; `undo` is `null` where the calls cannot restore it. */
export function settingBefore(
  detail: MonitorDetail | undefined,
  change: MonitorSettingChange,
): {
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly to: MonitorSettingChange | null;
  readonly patch: (detail: MonitorDetail) => MonitorDetail;
} {
  const settings = detail?.monitorSettings;
  const choice = (
    label: string,
    all: 'proxyLists' | 'products' | 'keywordLists',
    chosen: 'selectedProxyList' | 'selectedProduct' | 'selectedKeywordList',
    id: string | number,
    toChange: (id: string | number) => MonitorSettingChange,
  ) => {
    const before = settings?.[chosen];
    const name = optionName(settings?.[all], id);
    return {
      label,
      before: before?.name ?? '',
      after: name,
      // No call takes a choice back to none.
      to: before ? toChange(before.id) : null,
      patch: (one: MonitorDetail) => ({
        ...one,
        monitorSettings: one.monitorSettings && { ...one.monitorSettings, [chosen]: { id, name } },
      }),
    };
  };
  switch (change.type) {
    case 'delay': {
      const delay = settings?.delay;
      return {
        label: 'Delay',
        before: delay ?? '',
        after: change.delay,
        to: typeof delay === 'number' ? { type: 'delay', delay } : null,
        patch: (one) => ({
          ...one,
          monitorSettings: one.monitorSettings && { ...one.monitorSettings, delay: change.delay },
        }),
      };
    }
    case 'proxyList':
      return choice('Proxy List', 'proxyLists', 'selectedProxyList', change.proxyListId, (proxyListId) => ({
        type: 'proxyList',
        proxyListId,
      }));
    case 'product':
      return choice('Product', 'products', 'selectedProduct', change.productId, (productId) => ({
        type: 'product',
        productId,
      }));
    case 'keywords':
      return choice('Keywords', 'keywordLists', 'selectedKeywordList', change.keywordID, (keywordID) => ({
        type: 'keywords',
        keywordID,
      }));
    case 'inputs': {
      const before = detail?.data.input_allowed === true;
      return {
        label: 'Inputs Allowed',
        before: before ? 'Enabled' : 'Disabled',
        after: change.inputsAllowed ? 'Enabled' : 'Disabled',
        to: { type: 'inputs', inputsAllowed: before },
        patch: (one) => ({ ...one, data: { ...one.data, input_allowed: change.inputsAllowed } }),
      };
    }
    case 'monitor_preference': {
      const before = detail?.monitorOnlyOwnInputs === true;
      return {
        label: 'Only monitor my own products',
        before,
        after: change.monitorOnlyOwnProducts,
        to: { type: 'monitor_preference', monitorOnlyOwnProducts: before },
        patch: (one) => ({ ...one, monitorOnlyOwnInputs: change.monitorOnlyOwnProducts }),
      };
    }
  }
}
