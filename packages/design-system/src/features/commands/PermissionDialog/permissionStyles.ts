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

/** One height for all steps: that of the second, or what the dialog's 85 % of a low window leave. */
export const StepBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  height: max(200px, min(480px, 85dvh - 250px));
  /* Room for focus rings. */
  margin: -${space[2]};
  padding: ${space[2]};
  overflow-y: auto;
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

  > :only-child {
    grid-column: 1 / -1;
  }

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

/** Begins beside the search of the list. */
export const Selection = styled(Review)`
  margin-top: 28px;

  ${media.phone} {
    margin-top: 0;
  }
`;

/** A selected target, with its name and its button where those of the others are. */
export const SelectedTarget = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${text.small}

  > :last-child {
    margin-inline-end: -6px;
  }
`;

export const FooterError = styled.p`
  flex: 1 1 200px;
  ${text.body}
  font-weight: 500;
  color: ${color.danger};
`;
