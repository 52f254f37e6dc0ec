import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../tokens';
import { useBrand } from '../BrandProvider/BrandProvider';
import { Mark } from '../Mark/Mark';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  min-width: 0;
  max-width: 100%;
  white-space: nowrap;

  > :last-child {
    overflow: clip;
    /* The ends of letters reach beyond their box. */
    overflow-clip-margin: 2px;
    text-overflow: ellipsis;
  }

  &[data-size='small'] {
    ${text.heading}
  }
  &[data-size='large'] {
    ${text.page}
    gap: ${space[3]};
  }
`;

export interface WordmarkProps {
  /** `small` for bars, `large` for full-screen pages. */
  size?: 'small' | 'large' | undefined;
}

/** The logo's image of the other theme is not shown, and not read out. */
const Image = styled.img`
  height: 24px;
  width: auto;
  max-width: 160px;
  object-fit: contain;

  [data-size='large'] > & {
    height: 36px;
    max-width: 240px;
  }
  &[data-for='dark'] {
    display: none;
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme]) &[data-for='light'] {
      display: none;
    }
    :root:not([data-theme]) &[data-for='dark'] {
      display: block;
    }
  }
  [data-theme='dark'] &[data-for='light'] {
    display: none;
  }
  [data-theme='dark'] &[data-for='dark'] {
    display: block;
  }
`;

/** The operator's logo, or the mark with the product's written name. */
export function Wordmark({ size = 'small' }: WordmarkProps): ReactNode {
  const { name, logo } = useBrand();
  if (logo !== null)
    return (
      <Root data-size={size}>
        <Image data-for="light" src={logo.light} alt={name} />
        <Image data-for="dark" src={logo.dark} alt={name} />
      </Root>
    );
  return (
    <Root data-size={size}>
      <Mark size={size === 'small' ? 24 : 36} isDecorative />
      <span>{name}</span>
    </Root>
  );
}
