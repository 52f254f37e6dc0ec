import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, parseHexColor, PlainButton } from '../../primitives';
import { color, focusRing, layer, media, motion, radius, space, stuck, text } from '../../tokens';
import { useMedia } from '../../lib/react/useMedia';
import { EmbedPreview, type EmbedPreviewProps } from '../EmbedPreview/EmbedPreview';
import { t } from './text.en';

export interface MessagePreviewProps extends EmbedPreviewProps {
  /** One line below the message. */
  note?: string | undefined;
  /** Below the message in wide windows. */
  children?: ReactNode;
}

const Columns = styled.div`
  --preview-top: var(--dd-sticky-top, 0px);
  display: grid;
  grid-template-columns: minmax(min(420px, 45%), 1fr) minmax(0, 608px);
  align-items: start;
  gap: ${space[8]};

  > aside {
    grid-area: 1 / 2;
  }
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space[6]};

    /* Keep a focused field clear of the sticky bar. */
    :is(input, textarea, button) {
      scroll-margin-top: calc(var(--preview-top) + 80px);
    }
    &:has(> [data-open]) :is(input, textarea, button) {
      scroll-margin-top: calc(var(--preview-top) + 60dvh);
    }
  }
`;

const Root = styled.aside`
  position: sticky;
  top: ${space[8]};
  min-width: 0;

  /* With a card below it, it may be higher than a low window. */
  @media (max-height: 760px) {
    &:has(section) {
      position: static;
    }
  }

  ${media.narrow} {
    position: ${stuck};
    top: var(--preview-top);
    z-index: ${layer.sticky + 2};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`;

const Caption = styled.h2`
  margin-bottom: ${space[2]};
  color: ${color.muted};
  ${text.label}

  ${media.narrow} {
    display: none;
  }
`;

const Bar = styled(PlainButton)`
  display: none;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.card};
  background: transparent;
  color: ${color.text};
  ${text.label}
  text-align: start;
  white-space: nowrap;
  outline: none;

  &:focus-visible {
    ${focusRing}
  }
  svg {
    margin-inline-start: auto;
    transition: transform ${motion.state};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${media.narrow} {
    display: flex;
  }
`;

const Summary = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  font-weight: 400;
  text-overflow: ellipsis;
`;

const Swatch = styled.span`
  flex: none;
  width: 4px;
  height: 20px;
  border-radius: 2px;
  background: ${color.borderStrong};
  forced-color-adjust: none;
`;

const Panel = styled.div`
  ${media.narrow} {
    max-height: 50dvh;
    overflow-y: auto;
    overscroll-behavior: contain;

    > article {
      border-width: 1px 0 0;
      border-radius: 0 0 11px 11px;
    }
    &:not([data-open]) {
      display: none;
    }
  }
`;

const Note = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  ${text.caption}

  ${media.narrow} {
    display: none;
  }
`;

export interface PreviewColumnsProps {
  /** A `MessagePreview`. */
  preview: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * A form and its preview, which is on the right, as wide as a message in Discord's desktop app; below 1100 px it is a
 * bar above the form. The form stays mounted, and is read in the order that is seen.
 */
export function PreviewColumns({ preview, children }: PreviewColumnsProps): ReactNode {
  const isNarrow = useMedia(media.narrow);
  return (
    <Columns>
      {isNarrow && preview}
      {children}
      {!isNarrow && preview}
    </Columns>
  );
}

/**
 * The live preview of a message, sticky beside a form. Below 1100 px it collapses to a bar with the bot's
 * name and color.
 */
export function MessagePreview({ note, children, ...message }: MessagePreviewProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const bar = parseHexColor(message.color);
  return (
    <Root aria-label={t('preview')} data-open={isOpen || undefined}>
      <Caption>{t('livePreview')}</Caption>
      <Bar aria-expanded={isOpen} aria-controls={panelId} onPress={() => setIsOpen(!isOpen)}>
        <Swatch {...(bar === null ? {} : { style: { background: bar } })} />
        {t('livePreview')}
        <Summary data-secret>{message.botName}</Summary>
        <Icon icon={ChevronDown} />
      </Bar>
      <Panel id={panelId} data-open={isOpen || undefined}>
        <EmbedPreview {...message} />
        {note !== undefined && <Note>{note}</Note>}
      </Panel>
      {children}
    </Root>
  );
}
