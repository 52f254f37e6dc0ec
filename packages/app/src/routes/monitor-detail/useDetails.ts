import type { DetailsSectionProps, MonitorSettingsProps, SettingState } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitor-detail';
import { $isDeveloper } from '@dropdeck/domain/session';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';

type States = Readonly<Record<detail.SettingName, SettingState>>;

/** The save state of each setting. */
export function useSettingStates(): States {
  const { phases, retried } = useUnit({ phases: detail.$settingPhases, retried: detail.settingRetried });
  return useMemo(() => {
    const of = (name: detail.SettingName): SettingState => ({
      phase: phases[name],
      onRetry: () => retried(name),
    });
    return {
      delay: of('delay'),
      proxyList: of('proxyList'),
      product: of('product'),
      keywords: of('keywords'),
      inputsAllowed: of('inputsAllowed'),
      ownProducts: of('ownProducts'),
    };
  }, [phases, retried]);
}

function useSettings(states: States): MonitorSettingsProps | null {
  const state = useUnit({
    isDeveloper: $isDeveloper,
    delay: detail.$delay,
    refusedDelay: detail.$refusedDelay,
    inputsAllowed: detail.$inputsAllowed,
    proxyList: detail.$proxyList,
    proxyLists: detail.$proxyLists,
    product: detail.$product,
    products: detail.$products,
    keywords: detail.$keywords,
    keywordLists: detail.$keywordLists,
    hasKeywords: detail.$hasKeywords,
  });
  const act = useUnit({
    delay: detail.delayCommitted,
    inputsAllowed: detail.inputsAllowedChanged,
    proxyList: detail.proxyListPicked,
    product: detail.productPicked,
    keywords: detail.keywordsPicked,
    addUser: detail.accessOpened,
  });
  return useMemo((): MonitorSettingsProps | null => {
    if (!state.isDeveloper) return null;
    return {
      delay: {
        value: state.delay,
        refused: state.refusedDelay,
        state: states.delay,
        onCommit: act.delay,
      },
      inputsAllowed: {
        value: state.inputsAllowed,
        state: states.inputsAllowed,
        onChange: act.inputsAllowed,
      },
      proxyList: {
        choices: state.proxyLists,
        chosen: state.proxyList,
        state: states.proxyList,
        onPick: act.proxyList,
      },
      product: {
        choices: state.products,
        chosen: state.product,
        state: states.product,
        onPick: act.product,
      },
      keywords: state.hasKeywords
        ? {
            choices: state.keywordLists,
            chosen: state.keywords,
            state: states.keywords,
            onPick: act.keywords,
          }
        : null,
      onAddUser: () => act.addUser(),
    };
  }, [state, states, act]);
}

/** Props of Monitor Details. */
export function useDetails(states: States): DetailsSectionProps {
  const settings = useSettings(states);
  const state = useUnit({
    examples: detail.$examples,
    isDirty: detail.$areExamplesDirty,
    isSaving: detail.$areExamplesSaving,
    error: detail.$examplesError,
    typed: detail.$typedExample,
  });
  const act = useUnit({
    typed: detail.exampleTyped,
    added: detail.exampleAdded,
    edited: detail.exampleEdited,
    removed: detail.exampleRemoved,
    save: detail.examplesSaveRequested,
    discard: detail.examplesDiscarded,
  });
  return useMemo(
    () => ({
      settings,
      examples: {
        examples: state.examples,
        isDirty: state.isDirty,
        isSaving: state.isSaving,
        hasFailed: state.error !== null,
        typed: state.typed,
        onType: act.typed,
        onAdd: act.added,
        onEdit: (index, text) => act.edited({ index, text }),
        onRemove: act.removed,
        onSave: () => act.save(),
        onDiscard: () => act.discard(),
      },
    }),
    [settings, state, act],
  );
}
