import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useImage } from '../../lib/react/useImage';
import { TextField, type TextFieldProps } from '../../primitives';
import { color, media } from '../../tokens';
import { t } from './text.en';

const Thumbnail = styled.img`
  width: 28px;
  height: 28px;
  border-radius: 6px;
  background: ${color.sunken};
  object-fit: cover;

  ${media.phone} {
    width: 36px;
    height: 36px;
  }
`;

/** The URL of an image, with a preview beside it. A URL that does not load gets a warning. */
export function ImageField({ warning, ...props }: Omit<TextFieldProps, 'suffix' | 'mono'>): ReactNode {
  const { src, isBroken, onError } = useImage(props.value);
  return (
    <TextField
      inputMode="url"
      {...props}
      mono
      warning={warning ?? (isBroken ? t('failed') : undefined)}
      suffix={
        src !== null && (
          <Thumbnail
            key={src}
            src={src}
            alt=""
            data-secret
            data-testid="image-thumbnail"
            referrerPolicy="no-referrer"
            onError={onError}
          />
        )
      }
    />
  );
}
