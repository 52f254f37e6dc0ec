import { css } from 'styled-components';
import { color } from '../../tokens';

/** Masks a secret by style alone: labels, copying and assistive technology still get the text. */
export const maskedStyles = css`
  @supports (-webkit-text-security: disc) {
    -webkit-text-security: disc;
  }
  @supports not (-webkit-text-security: disc) {
    color: transparent;
    text-shadow: 0 0 8px ${color.text};
  }
`;
