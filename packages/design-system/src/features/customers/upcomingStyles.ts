import styled from 'styled-components';
import { color, media, radius, space, text } from '../../tokens';

/** Height of a row in pixels, for virtualization. */
export const rowSize = { wide: 44, phone: 48 } as const;

export const Body = styled.div`
  margin: 0 calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding));
  border-top: 1px solid ${color.border};
  border-end-start-radius: ${radius.card};
  border-end-end-radius: ${radius.card};
  overflow: clip;
`;

/** Height in pixels beyond which the rows scroll: half a visible row shows that there is more. */
export const LIST_HEIGHT = 286;

export const Footer = styled.div`
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    padding: 0 ${space[4]};
  }
`;

/** Replaces the panel while nothing is urgent. */
export const Quiet = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${text.small}
  color: ${color.muted};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.success};
  }
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 164px 72px 108px 36px;
  align-items: center;
  gap: ${space[3]};
  height: 100%;
  padding-block: 2px;
  padding-inline: ${space[5]} ${space[4]};

  ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr) auto 44px;
    padding-block: 0;
    padding-inline: ${space[4]} ${space[2]};
  }
`;

export const Name = styled.span`
  overflow: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text.body}
  font-weight: 500;
`;

export const Day = styled.span`
  ${text.small}
  white-space: nowrap;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: none;
  }
`;

/** Replaces the day and the badge. */
export const Extended = styled.span`
  display: flex;
  grid-column: span 3;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 0;
  ${text.small}
  color: ${color.success};
  white-space: nowrap;

  ${media.phone} {
    grid-column: auto;

    > svg {
      display: none;
    }
  }
`;

/** Beside Undo, and on phones below the name. */
export const Note = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-phone] {
    display: none;
    ${text.caption}
    font-weight: 400;
    color: ${color.success};
  }
  ${media.phone} {
    display: none;

    &[data-phone] {
      display: block;
      overflow: clip;
      text-overflow: ellipsis;
    }
  }
`;
