import styled from 'styled-components';
import { color, media, radius, space, text } from '../../../tokens';

/** One step; focused by script only, so that keys and screen readers continue at its start. */
export const StepGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
  scroll-margin-block: ${space[4]};
  outline: none;
`;

/** Sized so that the dialog does not jump between short and long steps. */
export const StepBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-height: min(400px, 50dvh);
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-height: 28px;

  /* Stack all of them, because only some headings would fit beside the buttons. */
  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
`;

/* Ghost buttons: align their text, not their padding, with the edges. */
export const ButtonGroup = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline: -10px;

  ${media.phone} {
    margin-inline: -16px;
  }
  /* Forced colors show the padding's border. */
  ${media.forcedColors} {
    margin-inline: 0;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  /* Room for the focus ring of a checkbox. */
  margin-inline-start: -5px;
  padding-inline-start: 5px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Keep a checkbox's label on one line. */
  & label {
    max-width: 100%;
    white-space: nowrap;
  }
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 256px;
  align-items: start;
  gap: ${space[6]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Review = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.phone} {
    position: static;
  }
`;

export const Selection = styled(Review)`
  margin-top: 32px;

  ${media.phone} {
    margin-top: 0;
  }
`;

export const FooterError = styled.p`
  flex: 1 1 200px;
  ${text.body}
  font-weight: 500;
  color: ${color.danger};
`;
