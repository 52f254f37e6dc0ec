import { css } from 'styled-components';
import { color } from '../tokens';

/** Covers a secret by style alone: the text stays what it is for labels, copy and assistive technology. */
export const masked = css`
  @supports (-webkit-text-security: disc) {
    -webkit-text-security: disc;
  }
  @supports not (-webkit-text-security: disc) {
    color: transparent;
    text-shadow: 0 0 8px ${color.text};
  }
`;
