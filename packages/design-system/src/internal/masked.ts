import { css } from 'styled-components';
import { color } from '../tokens';

/** Covers a text by style. The text itself stays, for the clipboard, autofill and search. */
export const masked = css`
  @supports (-webkit-text-security: disc) {
    -webkit-text-security: disc;
  }
  @supports not (-webkit-text-security: disc) {
    color: transparent;
    text-shadow: 0 0 8px ${color.text};
  }
`;
