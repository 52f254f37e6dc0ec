import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, CopyButton, Icon, IconButton, LiveText, Stack, Text } from '../../primitives';
import { color, focusRing, fontFamily, radius, space, text } from '../../tokens';
import { t } from './text.en';
import { t as common } from '../../lib/common/text.en';

/** Webhook URLs, and the credentials of a proxy. */
const secrets = [/https?:\/\/[^\s"]*?\/webhooks\/[^\s"]+/gi, /[\w.-]+:\d{2,5}:[^\s:"\\]+:[^\s"\\]+/g];

/** Formats a raw row as JSON text. */
const rawText = (raw: unknown): string => JSON.stringify(raw, null, 2) ?? 'undefined';

/** Masks every secret in the text. */
const maskSecrets = (text: string): string =>
  secrets.reduce((covered, secret) => covered.replace(secret, '••••••••'), text);

/** A row of a response that could not be parsed. */
export interface UnreadableRow {
  /** Its id, if it has a readable one. */
  readonly id: string | null;
  /** Its path in the response: `data.redirects.3`. */
  readonly path: string;
  /** What the server sent: any JSON value. */
  readonly raw: unknown;
}

/** How many rows are shown; the rest is counted. */
const MAX_ROWS = 50;

const Item = styled.li`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
`;

const Path = styled.span`
  ${text.small}
  display: block;
  font-family: ${fontFamily.mono};
  font-weight: 400;
  color: ${color.muted};
`;

const Raw = styled.pre`
  ${text.small}
  max-height: 240px;
  margin: 0;
  padding: ${space[3]} ${space[4]};
  overflow: auto;
  border-top: 1px solid ${color.border};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  color: ${color.text};
  outline: none;

  &:focus-visible {
    ${focusRing}
  }
`;

function Row({ row, onCopyError }: { row: UnreadableRow; onCopyError: () => void }): ReactNode {
  const [isRevealed, setRevealed] = useState(false);
  const raw = rawText(row.raw);
  const masked = maskSecrets(raw);
  const name = row.id === null ? t('rowWithoutId') : `ID ${row.id}`;
  return (
    <Item data-secret>
      <Head>
        <Text data-size="body" data-bold data-long="anywhere" data-grows>
          {name}
          <Path>{row.path}</Path>
        </Text>
        {masked !== raw && (
          <IconButton
            size="small"
            label={t(isRevealed ? 'hideSecrets' : 'showSecrets', { path: row.path })}
            icon={<Icon icon={isRevealed ? EyeOff : Eye} />}
            onPress={() => setRevealed(!isRevealed)}
          />
        )}
        <CopyButton
          isIconOnly
          size="small"
          label={t('copy', { path: row.path })}
          value={raw}
          onCopyError={onCopyError}
        />
      </Head>
      <Raw tabIndex={0} role="group" aria-label={t('asSent', { name, path: row.path })}>
        {isRevealed ? raw : masked}
      </Raw>
    </Item>
  );
}

/** The report above the list, and its rows. */
export default function UnreadableRowsList({ rows }: { rows: readonly UnreadableRow[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isCopyRefused, setCopyRefused] = useState(false);
  return (
    <Stack as="section">
      <Banner
        tone="warning"
        title={t('title', { count: rows.length })}
        actions={
          <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? common('hide') : common('show')}
          </Button>
        }
      >
        {t('hint', { count: rows.length })}
      </Banner>
      {isOpen && (
        <Stack as="ol">
          {rows.slice(0, MAX_ROWS).map((row) => (
            <Row key={row.path} row={row} onCopyError={() => setCopyRefused(true)} />
          ))}
        </Stack>
      )}
      {isOpen && rows.length > MAX_ROWS && (
        <Text data-size="small" data-tone="muted">
          {t('andMore', { count: rows.length - MAX_ROWS })}
        </Text>
      )}
      <Text data-size="small" data-tone="muted" role="status" hidden={!isCopyRefused}>
        {isCopyRefused && <LiveText>{t('copyFailed')}</LiveText>}
      </Text>
    </Stack>
  );
}
