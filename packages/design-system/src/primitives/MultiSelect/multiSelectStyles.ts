import styled from 'styled-components';
import { bareInput } from '../Field/fieldStyles';
import { Row } from '../Row/Row';
import { heardLater } from '../VisuallyHidden/LiveText';
import { color, controlHeight, media, radius, space, text } from '../../tokens';

export const SearchFrame = styled.div`
  display: flex;
  align-items: center;
  min-height: ${controlHeight.medium};
  padding-inline-start: ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.subtle};

  &:focus-within {
    border-color: ${color.accent};
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

export const SearchInput = styled.input`
  ${bareInput}
  padding-inline-start: ${space[2]};
  color: ${color.text};
`;

/** The choice of all, in line with the boxes below. */
export const AllChoice = styled(Row)`
  padding-inline: calc(${space[3]} + 1px);
`;

export const List = styled.div`
  position: relative;
  /* In a low viewport the list must leave room for other content. */
  max-height: min(var(--height), max(40dvh, 168px));
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

/*
 * Options are plain elements styled from here: a keystroke renders a dozen of them, and styled components
 * would be most of the cost.
 */
export const Spacer = styled.div`
  position: relative;
  contain: layout style;
  overflow-anchor: none;

  [role='option'],
  [data-heading] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    height: var(--option-height);
    padding-inline: ${space[3]};
    user-select: none;
  }
  [data-heading] {
    align-items: flex-end;
    padding-bottom: 6px;
    ${text.caption}
    font-weight: 600;
    color: ${color.muted};
  }
  [role='option'] {
    color: ${color.text};
    ${text.body}
    cursor: pointer;

    &:hover,
    &[data-active] {
      background: ${color.hover};
    }
    &[data-active] {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }

  [data-box] {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 16px;
    height: 16px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.small};
    background: ${color.field};
    color: ${color.onAccent};
  }
  [aria-selected='true'] > [data-box] {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [data-dot] {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radius.pill};
    box-shadow: 0 0 0 1px ${color.borderStrong};
    forced-color-adjust: none;
  }
  [data-icon] {
    flex: none;
    display: inline-flex;
    justify-content: center;
    width: 24px;
  }
  [data-aside] {
    flex: none;
    display: flex;
    margin-inline-start: auto;
  }
  [data-name] {
    min-width: 0;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Empty = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[5]};
  color: ${color.muted};
  text-align: center;
  overflow-wrap: anywhere;
  ${heardLater}
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  ${text.caption}
  color: ${color.muted};

  & > li {
    max-width: 100%;
  }
  /* Each tag's button has its own 44 px. */
  ${media.touch} {
    row-gap: ${space[3]};
  }
`;
