import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { Text } from '../Text/Text';
import { instantExit } from '../overlayStyles';
import { color, motion, radius, shadow, space, text } from '../../tokens';
import { Link } from '../Link/Link';
import type { InfoPopoverProps, HelpTopic } from './types';
import { localized } from '@dropdeck/text';
import { t } from './topics/text.en';

/** A short explanation: a question as its title, then sentences or steps. */
interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  /** A page about it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** The explanations in the page’s language. */
const topics = localized((): Readonly<Record<HelpTopic, Explanation>> => ({
  webhook: {
    title: t('webhookTitle'),
    text: t('webhookText'),
    steps: [t('webhookStep1'), t('webhookStep2'), t('webhookStep3')],
    link: { label: t('webhookLink'), href: '/tools/webhooks' },
  },
  'server-id': {
    title: t('serverIdTitle'),
    text: t('serverIdText'),
    steps: [t('serverIdStep1'), t('serverIdStep2'), t('serverIdStep3')],
  },
  'size-range': { title: t('sizeRangeTitle'), text: t('sizeRangeText') },
  'redirect-precedence': { title: t('redirectsTitle'), text: t('redirectsText') },
  'private-input': { title: t('privateInputTitle'), text: t('privateInputText') },
  delay: { title: t('delayTitle'), text: t('delayText') },
}));

const Box = styled(Popover)`
  max-width: min(320px, calc(100vw - 32px));
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  transition: opacity ${motion.state};

  &[data-entering] {
    opacity: 0;
  }
  ${instantExit}
`;

const Content = styled(Dialog)`
  padding: ${space[4]};
  outline: none;
`;

const Steps = styled.ol`
  margin-top: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: decimal;
  ${text.small}
  color: ${color.muted};

  > li + li {
    margin-top: ${space[1]};
  }
`;

/** The explanation of InfoButton, in its own module because it is loaded lazily. */
function InfoPopover({ topic, triggerRef, onClose }: InfoPopoverProps): ReactNode {
  const { title, text: sentence, steps, link } = topics()[topic];
  return (
    <Box
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Content>
        <Text as={Heading} data-size="body" data-bold slot="title" level={3}>
          {title}
        </Text>
        <Text data-size="small" data-tone="muted" data-above={1}>
          {sentence}
        </Text>
        {steps && (
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        {link && (
          <Text data-size="small" data-tone="muted" data-above={1}>
            <Link href={link.href} onPress={onClose}>
              {link.label}
            </Link>
          </Text>
        )}
      </Content>
    </Box>
  );
}

export default inAria(InfoPopover);
