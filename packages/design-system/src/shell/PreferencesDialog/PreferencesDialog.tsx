import type { ReactNode } from 'react';
import { Button, Dialog, Disclosure, RadioGroup } from '../../primitives';
import LanguageSelect from '../../patterns/LanguageSelect/LanguageSelect';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { SharedSectionProps } from './SharedSection';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import type { ThemeChoice } from '../navigation';
import styled from 'styled-components';
import { color, media, space, text } from '../../tokens';

const Section = styled.section`
  padding-block: ${space[5]};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
  > p {
    margin-bottom: ${space[4]};
    color: ${color.muted};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[5]} ${space[6]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

/** What is in effect, beside the title. */
const Muted = styled.span`
  flex: none;
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
`;

/** What a person can choose for this browser. */
export interface PreferenceValues {
  readonly theme: ThemeChoice;
  /** EU, or others beside EU. */
  readonly sizes: 'eu' | 'us' | 'uk';
  readonly values: 'shown' | 'hidden';
}

const sharedSection = createLazyComponent<SharedSectionProps>(() => import('./SharedSection'));

export interface PreferencesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Keep the value stable. */
  values: PreferenceValues;
  /** A choice; it applies at once. */
  onChange: (changed: Partial<PreferenceValues>) => void;
}

/** The preferences of this browser. There is no Save: each choice applies at once. */
export function PreferencesDialog({ isOpen, onClose, values, onChange }: PreferencesDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={<Button onPress={onClose}>{common('close')}</Button>}
    >
      <Section>
        <Fields>
          <LanguageSelect />
          <RadioGroup<PreferenceValues['theme']>
            label={t('theme')}
            options={[
              { id: 'light', label: t('light') },
              { id: 'dark', label: t('dark') },
              { id: 'system', label: t('system') },
            ]}
            value={values.theme}
            onChange={(theme) => onChange({ theme })}
            orientation="horizontal"
          />
        </Fields>
      </Section>
      <Section>
        <RadioGroup<PreferenceValues['sizes']>
          label={t('sizes')}
          description={t('sizesHint')}
          options={(['eu', 'us', 'uk'] as const).map((id) => ({ id, label: t(id) }))}
          value={values.sizes}
          onChange={(sizes) => onChange({ sizes })}
          orientation="horizontal"
        />
      </Section>
      <Section>
        <Disclosure
          title={t('shared')}
          level={3}
          aside={<Muted>{values.values === 'hidden' ? t('hidden') : t('off')}</Muted>}
        >
          <Lazy component={sharedSection} props={{ values, onChange }} />
        </Disclosure>
      </Section>
    </Dialog>
  );
}
