import { useText } from '../../lib/react/useLocale';
import { useMemo, type ReactNode } from 'react';
import { useImage } from '../../lib/react/useImage';
import { parseHexColor } from '../../primitives';
import { clampEmbed, type EmbedPreviewField } from './clampEmbed';
import { discordTheme } from './discordTheme';
import {
  Message,
  Avatar,
  Content,
  Head,
  Name,
  Tag,
  Time,
  Embed,
  Author,
  Blank,
  Title,
  Description,
  Fields,
  Field,
  Thumbnail,
  Body,
  Footer,
  Notes,
} from './embedStyles';
import { t } from './text.en';

export type { EmbedPreviewField };

export interface EmbedPreviewProps {
  /** Name of the bot that posts the message. */
  botName: string;
  /** URL of the bot's avatar. Discord's default avatar replaces a missing or broken one. */
  avatarUrl?: string | undefined;
  /** The formatted time beside the name (`Today at 14:02`). */
  time: string;
  /** `#RRGGBB` or `#RGB`, with or without `#`. Anything else shows Discord's neutral bar. */
  color: string;
  author?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  fields?: readonly EmbedPreviewField[] | undefined;
  thumbnailUrl?: string | undefined;
  footerText?: string | undefined;
  footerIconUrl?: string | undefined;
  /** Shows the description and the values of fields, such as by DiscordText. Stable. */
  renderText?: ((text: string) => ReactNode) | undefined;
}

function DefaultAvatar(): ReactNode {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" data-testid="default-avatar">
      <rect width="40" height="40" fill={discordTheme.brand} />
      <path
        fill={discordTheme.onBrand}
        d="M27.2 13.4a17 17 0 0 0-4.2-1.3l-.5 1.1a16 16 0 0 0-5 0l-.5-1.1a17 17 0 0 0-4.2 1.3c-2.7 4-3.4 7.8-3 11.6a17 17 0 0 0 5.1 2.6l1.1-1.8a11 11 0 0 1-1.7-.8l.4-.3a12 12 0 0 0 10.6 0l.4.3-1.7.8 1.1 1.8a17 17 0 0 0 5.1-2.6c.5-4.4-.7-8.2-3-11.6zM16.6 22.7c-1 0-1.8-.9-1.8-2.1s.8-2.1 1.8-2.1 1.9 1 1.8 2.1c0 1.2-.8 2.1-1.8 2.1zm6.8 0c-1 0-1.8-.9-1.8-2.1s.8-2.1 1.8-2.1 1.9 1 1.8 2.1c0 1.2-.8 2.1-1.8 2.1z"
      />
    </svg>
  );
}

const asIs = (text: string): ReactNode => text;

const noFields: readonly EmbedPreviewField[] = [];

/**
 * Discord's grid has 12 columns: up to three inline fields share a row, others take a full one. Fields may be
 * equal, so the index is their key.
 */
const withGridColumns = (
  fields: readonly EmbedPreviewField[],
): Array<{ id: string; columns: number; field: EmbedPreviewField }> => {
  const rows: EmbedPreviewField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.isInline && row !== undefined && row.length < 3 && row.every((other) => other.isInline)) {
      row.push(field);
    } else {
      rows.push([field]);
    }
  }
  return rows.flatMap((row, y) =>
    row.map((field, x) => ({ id: `${y}.${x}`, columns: 12 / row.length, field })),
  );
};

const sourceOf = ({ src, onError }: ReturnType<typeof useImage>) =>
  ({ src: src ?? undefined, referrerPolicy: 'no-referrer', onError }) as const;

/**
 * A message with an embed as Discord renders it, in the Discord theme that matches the page's. Texts are
 * truncated at Discord's limits, with a note below, and a long message scrolls inside its frame.
 */
export function EmbedPreview({
  botName,
  avatarUrl,
  time,
  color,
  author = '',
  title = '',
  description = '',
  fields = noFields,
  thumbnailUrl,
  footerText = '',
  footerIconUrl,
  renderText = asIs,
}: EmbedPreviewProps): ReactNode {
  const say = useText(t);
  const shown = useMemo(
    () => clampEmbed({ botName, author, title, description, fields, footerText }, say),
    [botName, author, title, description, fields, footerText, say],
  );
  const avatar = useImage(avatarUrl);
  const thumbnail = useImage(thumbnailUrl);
  const footerIcon = useImage(footerIconUrl);
  const bar = parseHexColor(color);
  const isBlank =
    shown.fields.length === 0 &&
    [shown.author, shown.title, shown.description, shown.footerText].every((part) => part === '') &&
    thumbnail.src === null &&
    footerIcon.src === null;

  return (
    <>
      <Message
        aria-label={t('label')}
        dir="auto"
        data-secret
        data-long={shown.isLong || undefined}
        {...(shown.isLong ? { tabIndex: 0 } : {})}
      >
        <Avatar>
          <DefaultAvatar />
          {avatar.src !== null && (
            <img key={avatar.src} alt="" data-testid="bot-avatar" {...sourceOf(avatar)} />
          )}
        </Avatar>
        <Content>
          <Head>
            <Name>{shown.botName}</Name>
            <Tag>{t('app')}</Tag>
            <Time>{time}</Time>
          </Head>
          <Embed
            data-testid="embed"
            data-color={bar ?? 'neutral'}
            {...(bar === null ? {} : { style: { borderInlineStartColor: bar } })}
          >
            <Body>
              {isBlank && (
                <>
                  <Blank />
                  <Blank />
                </>
              )}
              {shown.author !== '' && <Author>{shown.author}</Author>}
              {shown.title !== '' && <Title>{shown.title}</Title>}
              {shown.description !== '' && <Description>{renderText(shown.description)}</Description>}
              {shown.fields.length > 0 && (
                <Fields>
                  {withGridColumns(shown.fields).map(({ id, columns, field }) => (
                    <Field key={id} data-columns={columns}>
                      <dt>{field.name}</dt>
                      <dd>{renderText(field.value)}</dd>
                    </Field>
                  ))}
                </Fields>
              )}
            </Body>
            {thumbnail.src !== null && <Thumbnail key={thumbnail.src} alt="" {...sourceOf(thumbnail)} />}
            {(shown.footerText !== '' || footerIcon.src !== null) && (
              <Footer>
                {footerIcon.src !== null && (
                  <img key={footerIcon.src} alt="" data-testid="footer-icon" {...sourceOf(footerIcon)} />
                )}
                <span>{shown.footerText}</span>
              </Footer>
            )}
          </Embed>
        </Content>
      </Message>
      <Notes role="status">
        {shown.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Notes>
    </>
  );
}
