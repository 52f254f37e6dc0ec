import { localized, formatList } from '@dropdeck/text';
import { UserPlus } from 'lucide-react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { counted } from '../../lib/nouns/noun';
import { useText } from '../../lib/react/useLocale';
import { useOnUnmount } from '../../lib/react/useOnUnmount';
import { Button, Icon, Select, type SelectOption, TextField } from '../../primitives';
import { Fields, SubSection } from './detailStyles';
import { ExampleInputs, type ExampleInputsProps } from './ExampleInputs';
import { SavedField, type SettingState } from './SavedField';
import { Section } from './Section';
import type { CollapseProps } from './sections';
import { t } from './text.en';

/** A proxy list, a product or a keyword list. */
export interface SettingChoice {
  id: string | number;
  name: string;
}

type Phase = SettingState['phase'];

/** A setting with one of several choices. */
interface ChoiceSetting {
  choices: readonly SettingChoice[];
  chosen: SettingChoice | null;
  phase: Phase;
}

/** The settings for developers (specification 6.2). */
export interface MonitorSettings {
  delay: {
    value: number;
    /** The refused draft, and why. */
    refused: { text: string; message: string } | null;
    phase: Phase;
  };
  inputsAllowed: { value: boolean; phase: Phase };
  proxyList: ChoiceSetting;
  product: ChoiceSetting;
  /** For monitors of type 'new' only. */
  keywords: ChoiceSetting | null;
}

type ChoiceName = 'proxyList' | 'product' | 'keywords';

export interface DetailsSectionProps {
  /** Null for customers, who see the examples only. */
  settings: MonitorSettings | null;
  onDelayCommit: (text: string) => void;
  onInputsAllowedChange: (isAllowed: boolean) => void;
  /** Ids are text. */
  onPick: (choice: { setting: ChoiceName; id: string }) => void;
  onRetry: (setting: keyof MonitorSettings) => void;
  onAddUser: () => void;
  examples: Omit<ExampleInputsProps, 'isReadOnly'>;
}

type Allowed = 'enabled' | 'disabled';
const allowedOptions = localized((): ReadonlyArray<SelectOption<Allowed>> => [
  { id: 'enabled', label: t('enabled') },
  { id: 'disabled', label: t('disabled') },
]);

/** The delay: committed on Enter and blur, then shown as it was saved. */
function Delay({
  value,
  refused,
  onCommit,
  ...state
}: Pick<MonitorSettings['delay'], 'value' | 'refused'> &
  SettingState & { onCommit: (text: string) => void }): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft);
  };
  useOnUnmount(() => draft !== null && onCommit(draft));
  return (
    <SavedField {...state}>
      <TextField
        label={t('delay')}
        help="delay"
        value={draft ?? refused?.text ?? String(value)}
        onChange={setDraft}
        onEnter={commit}
        onBlur={commit}
        onEscape={() => {
          setDraft(null);
          if (refused !== null) onCommit(String(value));
        }}
        error={draft === null ? refused?.message : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
    </SavedField>
  );
}

function Choice({
  label,
  choices,
  chosen,
  onPick,
  ...state
}: ChoiceSetting & SettingState & { label: string; onPick: (id: string) => void }): ReactNode {
  const options = useMemo(
    () => choices.map(({ id, name }): SelectOption => ({ id: String(id), label: name })),
    [choices],
  );
  return (
    <SavedField {...state}>
      <Select
        label={label}
        isSecret
        options={options}
        value={chosen === null ? null : String(chosen.id)}
        onChange={onPick}
        placeholder={options.length === 0 ? t('noOptions') : t('notSelected')}
      />
    </SavedField>
  );
}

/** The collapsed section's summary: “Delay 10, inputs allowed, 3 examples”. */
function summaryOf(settings: MonitorSettings | null, examples: DetailsSectionProps['examples']): string {
  const parts = [
    settings !== null && t('summaryDelay', { delay: settings.delay.value }),
    settings !== null && (settings.inputsAllowed.value ? t('summaryAllowed') : t('summaryNotAllowed')),
    counted('examples', examples.examples.length),
    examples.isDirty && t('summaryUnsaved'),
  ];
  return formatList(
    parts.filter((part) => part !== false),
    'comma',
  );
}

/** Monitor Details: access, auto-saved settings, and example inputs. */
export const DetailsSection = memo(function DetailsSection({
  settings,
  onDelayCommit,
  onInputsAllowedChange,
  onPick,
  onRetry,
  onAddUser,
  examples,
  ...collapseProps
}: DetailsSectionProps & CollapseProps): ReactNode {
  const say = useText(t);
  // Memoized: typing an example does not render the settings.
  const fields = useMemo(() => {
    if (settings === null) return null;
    const choice = (label: string, setting: ChoiceName, value: ChoiceSetting): ReactNode => (
      <Choice
        {...value}
        label={label}
        onPick={(id) => onPick({ setting, id })}
        onRetry={() => onRetry(setting)}
      />
    );
    const { delay, inputsAllowed, proxyList, product, keywords } = settings;
    return (
      <SubSection>
        <Fields>
          <Delay {...delay} onCommit={onDelayCommit} onRetry={() => onRetry('delay')} />
          <SavedField phase={inputsAllowed.phase} onRetry={() => onRetry('inputsAllowed')}>
            <Select
              label={say('inputsAllowed')}
              options={allowedOptions()}
              value={inputsAllowed.value ? 'enabled' : 'disabled'}
              onChange={(value) => onInputsAllowedChange(value === 'enabled')}
            />
          </SavedField>
          {choice(say('proxyList'), 'proxyList', proxyList)}
          {choice(say('product'), 'product', product)}
          {keywords !== null && choice(say('keywords'), 'keywords', keywords)}
        </Fields>
      </SubSection>
    );
  }, [say, settings, onDelayCommit, onInputsAllowedChange, onPick, onRetry]);
  return (
    <Section
      {...collapseProps}
      heading={t('detailsHeading')}
      summary={summaryOf(settings, examples)}
      description={settings === null ? undefined : t('detailsText')}
      actions={
        settings !== null && (
          <Button icon={<Icon icon={UserPlus} />} onPress={onAddUser}>
            {t('addUser')}
          </Button>
        )
      }
    >
      {fields}
      <SubSection>
        <ExampleInputs {...examples} isReadOnly={settings === null} />
      </SubSection>
    </Section>
  );
});
