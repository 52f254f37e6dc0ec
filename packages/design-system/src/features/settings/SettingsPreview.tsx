import { memo, type ReactNode } from 'react';
import type { EmbedPreviewField } from '../../patterns/EmbedPreview/EmbedPreview';
import { MessagePreview } from '../../patterns/MessagePreview/MessagePreview';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** A notification like those that monitors send; only its frame comes from the settings. */
const sampleFields: readonly EmbedPreviewField[] = [
  { name: 'Site', value: 'Example', isInline: true },
  { name: 'Price', value: '€129.99', isInline: true },
  { name: 'SKU', value: 'AB1234', isInline: true },
  { name: 'Sizes', value: '40 · 41 · 42 · 43', isInline: false },
];

const sampleThumbnail = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="#DDE3EA" d="M0 0h80v80H0z"/><path d="M12 50c0-7 1-14 3-18 4 3 9 4 13 1l6-4c3 6 9 11 16 13l11 3c5 1 8 4 8 9v2H12z" fill="#3D4657"/><path d="M12 56h57v7H12z" fill="#FFF"/></svg>',
)}`;

export interface SettingsPreviewProps {
  botName: string;
  customerName: string;
  imageUrl: string;
  footerText: string;
  footerIcon: string;
  hexColor: string;
  /** Has the height of usual settings. */
  isLoading: boolean;
}

/** A preview of the bot's messages with the typed settings. */
export const SettingsPreview = memo(function SettingsPreview({
  botName,
  customerName,
  imageUrl,
  footerText,
  footerIcon,
  hexColor,
  isLoading,
}: SettingsPreviewProps): ReactNode {
  useLocale();
  return (
    <MessagePreview
      botName={botName.trim() === '' ? t('yourBot') : botName}
      avatarUrl={imageUrl}
      time={t('exampleTime')}
      color={hexColor}
      author={isLoading ? t('loadingName') : customerName}
      title={t('exampleTitle')}
      description={t('exampleDescription')}
      fields={sampleFields}
      thumbnailUrl={sampleThumbnail}
      footerText={isLoading ? t('loadingName') : footerText}
      footerIconUrl={isLoading ? sampleThumbnail : footerIcon}
      note={t('previewNote')}
    />
  );
});
