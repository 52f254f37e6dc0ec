import { Menu, MenuItem, MenuSection, Header } from 'react-aria-components/Menu';
import { Dialog } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { optionStyles } from '../../primitives/overlayStyles';
import { Overlay, Sheet } from '../../primitives/Dialog/DialogSheet';
import { color, controlHeight, media, space, text } from '../../tokens';

/** Stands at the top, so that the field does not move as rows come and go. */
export const Backdrop = styled(Overlay)`
  align-items: flex-start;
  padding-block-start: min(14dvh, 140px);

  ${media.phone} {
    align-items: stretch;
    padding: 0;
  }
`;

export const Panel = styled(Sheet)`
  max-width: 640px;
  max-height: min(560px, 72dvh);
  overflow: hidden;

  ${media.phone} {
    &&& {
      max-width: none;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`;

export const Root = styled(Dialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border-bottom: 1px solid ${color.border};
  color: ${color.subtle};
`;

export const Field = styled(TextField)`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
`;

export const Box = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  ${text.large}
  outline: none;

  &::placeholder {
    color: ${color.subtle};
    opacity: 1;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

export const Results = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[2]};
  outline: none;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
`;

export const List = styled(Menu)`
  outline: none;

  /* Enter takes the first row while none is focused. */
  &:not(:has([data-focused])) [data-first] {
    background: ${color.hover};
  }
` as typeof Menu;

export const Section = styled(MenuSection)`
  & + & {
    margin-top: ${space[2]};
  }
` as typeof MenuSection;

export const SectionHeading = styled(Header)`
  padding: ${space[1]} ${space[2]};
  ${text.caption}
  font-weight: 500;
  color: ${color.subtle};
`;

export const Item = styled(MenuItem)`
  ${optionStyles}
  min-height: ${controlHeight.medium};
  /* The list scrolls under no sticky part, but a focused row keeps some room above and below. */
  scroll-margin-block: ${space[8]};
`;

export const IconSlot = styled.span`
  flex: none;
  display: inline-flex;
  color: ${color.subtle};
`;

export const Detail = styled.span`
  flex: 1 1 0;
  min-width: 48px;
  overflow: hidden;
  ${text.small}
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const End = styled.span`
  flex: none;
  display: inline-flex;
  margin-inline-start: auto;
  color: ${color.subtle};

  ${media.phone} {
    kbd {
      display: none;
    }
  }
`;

export const Empty = styled.p`
  padding: ${space[8]} ${space[4]};
  ${text.body}
  color: ${color.muted};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};
  padding-inline: ${space[2]};
  ${text.small}
  color: ${color.muted};
`;

export const Footer = styled.footer`
  display: flex;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.border};
  ${text.caption}
  color: ${color.muted};

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  ${media.phone} {
    display: none;
  }
`;

/** Phones have no Escape. */
export const OnPhones = styled.span`
  display: none;
  ${media.phone} {
    display: inline-flex;
  }
`;
