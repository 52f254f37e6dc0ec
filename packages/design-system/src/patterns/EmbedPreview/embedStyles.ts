import styled from 'styled-components';
import { color, fontFamily, space, text } from '../../tokens';
import { discord, discordTheme, discordVariables } from './discordTheme';

export const Message = styled.article`
  ${discordVariables}
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 16px;
  padding: 16px;
  border: 1px solid ${discord('edge')};
  border-radius: 12px;
  background: ${discord('chat')};
  color: ${discord('text')};
  font-family: 'gg sans', ${fontFamily.sans};
  font-size: 16px;
  line-height: 22px;
  overflow-wrap: anywhere;

  &[data-long] {
    max-height: min(560px, 70dvh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Notes about truncated texts, below the message; in the page's theme instead of Discord's. */
export const Notes = styled.p`
  display: grid;
  gap: 2px;
  ${text.caption}
  color: ${color.warning};

  &:not(:empty) {
    margin-top: ${space[2]};
  }
`;

export const Avatar = styled.span`
  position: relative;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  overflow: hidden;
  background: ${discordTheme.brand};

  & > * {
    position: absolute;
    inset: 0;
    width: 40px;
    height: 40px;
    object-fit: cover;
  }
`;

export const Content = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 6px;
`;

export const Name = styled.span`
  color: ${discord('name')};
  font-weight: 500;
`;

export const Tag = styled.span`
  align-self: center;
  padding: 0 5px;
  border-radius: 4px;
  background: ${discordTheme.brand};
  color: ${discordTheme.onBrand};
  font-size: 11px;
  font-weight: 600;
  line-height: 16px;
`;

export const Time = styled.span`
  color: ${discord('muted')};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

export const Embed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 16px;
  width: fit-content;
  max-width: min(100%, 516px);
  margin-top: 4px;
  padding-block: 8px 16px;
  padding-inline: 12px 16px;
  border-inline-start: 4px solid ${discord('neutralBar')};
  border-radius: 4px;
  background: ${discord('embed')};
  font-size: 14px;
  line-height: 18px;
  white-space: pre-line;

  /* Fields spread over the full width, as in Discord. */
  &:has(> * > dl) {
    width: 100%;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** The lines of an embed in which nothing is typed yet. */
export const Blank = styled.span`
  display: block;
  width: 120px;
  height: 8px;
  margin-top: 12px;
  border-radius: 4px;
  background: ${discord('muted')};
  opacity: 0.3;

  &:first-child {
    width: 180px;
    height: 12px;
  }
`;

export const Author = styled.p`
  margin-top: 8px;
  color: ${discord('name')};
  font-weight: 600;
`;

export const Title = styled.p`
  margin-top: 8px;
  color: ${discord('name')};
  font-size: 16px;
  font-weight: 600;
  line-height: 22px;
`;

export const Description = styled.p`
  margin-top: 8px;
`;

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 8px;
  margin-top: 8px;
`;

export const Field = styled.div`
  grid-column: span 12;
  min-width: 0;

  /* Discord's phone app gives each field its own row. */
  @container (min-width: 376px) {
    &[data-columns='4'] {
      grid-column: span 4;
    }
    &[data-columns='6'] {
      grid-column: span 6;
    }
  }

  dt {
    margin-bottom: 2px;
    color: ${discord('name')};
    font-weight: 600;
  }
`;

export const Thumbnail = styled.img`
  grid-column: 2;
  grid-row: 1;
  width: 80px;
  height: 80px;
  margin-top: 8px;
  border-radius: 4px;
  object-fit: cover;
`;

export const Body = styled.div`
  grid-column: 1;
  min-width: 0;
`;

export const Footer = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  font-size: 12px;
  font-weight: 500;
  line-height: 16px;

  span {
    min-width: 0;
  }

  img {
    flex: none;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    object-fit: cover;
  }
`;
