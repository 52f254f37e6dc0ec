import { css } from 'styled-components';
import { color, controlHeight, focusRing, media, motion, radius, space, text, touchArea } from '../../tokens';

/** The emphasis. One `primary` per surface; `danger` is never the default. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerGhost';

/** Height 28, 36 or 44 px; below 768 px every size is at least 44. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Under the pointer. */
const hovered = css`
  &[data-variant='primary'] {
    background-color: ${color.accentHover};
  }
  &[data-variant='secondary'] {
    background-color: ${color.hover};
  }
  &[data-variant='ghost'] {
    background-color: ${color.hover};
    color: ${color.text};
  }
  &[data-variant='danger'] {
    background-color: ${color.dangerHover};
  }
  &[data-variant='dangerGhost'] {
    background-color: ${color.dangerSoft};
  }
`;

/** Button styles, shared by Button and Link. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};
  --inset: ${space[4]};
  padding: 0 var(--inset);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background-color: transparent;
  color: ${color.text};
  ${text.body}
  font-weight: 500;
  text-decoration: none;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  outline: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state},
    color ${motion.state};

  &[data-size='small'] {
    min-height: ${controlHeight.small};
    --inset: 10px;
    gap: 6px;
    ${text.small}
  }
  &[data-size='large'] {
    min-height: ${controlHeight.large};
    --inset: ${space[5]};
  }

  &[data-variant='primary'] {
    background-color: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-variant='secondary'] {
    background-color: ${color.surface};
    border-color: ${color.borderStrong};
  }
  &[data-variant='ghost'] {
    color: ${color.muted};
  }
  &[data-variant='danger'] {
    background-color: ${color.danger};
    color: ${color.onDanger};
  }
  &[data-variant='dangerGhost'] {
    color: ${color.danger};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      ${hovered}
    }
  }
  &:active:not(:disabled, [data-pending]) {
    ${hovered}
    transform: translateY(0.5px);

    &:is([data-variant='secondary'], [data-variant='ghost']) {
      background-color: ${color.sunken};
    }
  }
  &[data-variant='ghost'][aria-expanded='true'] {
    background-color: ${color.hover};
    color: ${color.text};
  }
  &:focus-visible {
    ${focusRing}
  }
  &:disabled {
    cursor: not-allowed;
    color: ${color.subtle};
    &:not([data-variant='ghost'], [data-variant='dangerGhost']) {
      background-color: ${color.sunken};
      border-color: ${color.border};
    }
  }
  &[data-pending] {
    cursor: progress;
  }

  ${media.phone} {
    &,
    &[data-size='small'] {
      min-height: ${controlHeight.touch};
      --inset: ${space[4]};
    }
  }
  /* Forced colors show the border, which then stands at the edge. */
  @media not (forced-colors: active) {
    &[data-edge='start'] {
      margin-inline-start: calc(-1px - var(--inset));
    }
    &[data-edge='end'] {
      margin-inline-end: calc(-1px - var(--inset));
    }
  }
  ${touchArea}
  ${media.forcedColors} {
    border-color: ButtonText;
    &:disabled {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
