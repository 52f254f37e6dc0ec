import styled from 'styled-components';
import { color, fontFamily, text } from '../../tokens';
import { marginRules, type Margin } from '../Stack/gaps';

const sizes = ['caption', 'small', 'label', 'body', 'heading'] as const;
const tones = ['text', 'muted', 'warning', 'danger'] as const;

export interface TextProps {
  /** Without it, the size of what it is in. */
  'data-size'?: (typeof sizes)[number] | undefined;
  /** Without it, the color of what it is in. */
  'data-tone'?: (typeof tones)[number] | undefined;
  'data-bold'?: boolean | undefined;
  /** Digits of one width: for counts. */
  'data-tabular'?: boolean | undefined;
  /** What is too long ends with an ellipsis, or breaks anywhere. */
  'data-long'?: 'ellipsis' | 'anywhere' | undefined;
  /** For ids and links. */
  'data-mono'?: boolean | undefined;
  /** The space above, where the parent is no Stack. */
  'data-above'?: Margin | undefined;
  /** The space below, where the parent is no Stack. */
  'data-below'?: Margin | undefined;
  /** Takes the rest of its row. */
  'data-grows'?: boolean | undefined;
}

/** A paragraph. `as` makes it another element. */
export const Text = styled.p<TextProps>`
  ${sizes.map((size) => `&:where([data-size='${size}']) { ${text[size]} }`).join('\n')}
  ${tones.map((tone) => `&:where([data-tone='${tone}']) { color: ${color[tone]}; }`).join('\n')}

  &:where([data-bold]) {
    font-weight: 600;
  }
  &:where([data-tabular]) {
    font-variant-numeric: tabular-nums;
  }
  &:where([data-long]) {
    min-width: 0;
  }
  &:where([data-long='ellipsis']) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:where([data-long='anywhere']) {
    overflow-wrap: anywhere;
  }
  &:where([data-mono]) {
    font-family: ${fontFamily.mono};
    font-variant-ligatures: none;
  }
  ${marginRules}

  &:where([data-grows]) {
    flex: 1;
  }
`;
