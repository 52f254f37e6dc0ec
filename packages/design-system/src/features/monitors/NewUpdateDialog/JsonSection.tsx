import { formatList } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { CopyButton, Disclosure, Stack, Text, TextArea } from '../../../primitives';
import { useLocale } from '../../../lib/react/useLocale';
import { t } from './text.en';

/** Discord's JSON of an update, as text. */
export interface UpdateJson {
  text: string;
  /** Why what was typed cannot be read. */
  error: string | null;
  /** Names of parts that an update cannot have. */
  leftOut: readonly string[];
}

export interface JsonSectionProps {
  json: UpdateJson;
  onChange: (text: string) => void;
}

/** Discord's JSON, out and in: what is typed or pasted fills the dialog. */
export default function JsonSection({ json, onChange }: JsonSectionProps): ReactNode {
  useLocale();
  return (
    <Disclosure title={t('json')} level={3}>
      <Stack data-gap={3}>
        <TextArea
          label={t('jsonLabel')}
          description={t('jsonText')}
          value={json.text}
          onChange={onChange}
          error={json.error ?? undefined}
          rows={10}
          mono
        />
        {json.leftOut.length > 0 && (
          <Text data-size="small" data-tone="warning" role="status">
            {t('leftOut', { parts: formatList(json.leftOut, 'and') })}
          </Text>
        )}
        <div>
          <CopyButton value={json.text} label={t('copyJson')} size="small" />
        </div>
      </Stack>
    </Disclosure>
  );
}
