import { CircleHelp, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Modal';
import styled, { createGlobalStyle } from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { Text } from '../Text/Text';
import { Row } from '../Row/Row';
import { color, media, radius, space } from '../../tokens';
import { GutterScrim } from '../overlayStyles';
import { Button } from '../Button/Button';
import { Overlay, Sheet } from '../Dialog/DialogSheet';
import { Icon } from '../Icon/Icon';
import { t as common } from '../../lib/common/text.en';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question, in one sentence. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  body?: ReactNode;
  /** The action as a verb: “Delete 12 inputs”, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: 'default' | 'danger' | undefined;
  /** The confirmed action is in progress. */
  isPending?: boolean | undefined;
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

const Root = styled(AriaDialog)`
  flex: 1;
  min-width: 0;
  padding: ${space[6]};
  overflow: auto;
  outline: none;

  ${media.phone} {
    padding: ${space[5]} ${space[4]} ${space[4]};
  }
`;

const IconSlot = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 2px;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[6]};

  ${media.phone} {
    flex-direction: column-reverse;
    margin-top: ${space[5]};
  }
`;

/** Moves toasts to the top of the page: above its buttons they would cover the question. */
const ToastLift = createGlobalStyle`
  ${media.phone} {
    html {
      --dd-toast-lift: calc(100dvh - 160px);
    }
  }
`;

/** The content of AlertDialog, in its own module because it is loaded lazily. */
function AlertDialogSheet({
  isOpen,
  title,
  body,
  confirmLabel,
  cancelLabel = common('cancel'),
  tone = 'default',
  isPending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps): ReactNode {
  const bodyId = useId();
  const isDanger = tone === 'danger';
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      isKeyboardDismissDisabled={isPending}
    >
      <GutterScrim />
      <Sheet data-size="small">
        <Root role="alertdialog" {...(body ? { 'aria-describedby': bodyId } : {})}>
          <Row data-gap={4} data-align="stretch">
            <IconSlot data-tone={tone}>
              <Icon icon={isDanger ? TriangleAlert : CircleHelp} size={20} />
            </IconSlot>
            <TextBlock>
              <Text as={Heading} data-size="heading" data-long="anywhere" slot="title">
                {title}
              </Text>
              {body && (
                <Text
                  as="div"
                  data-size="body"
                  data-tone="muted"
                  data-long="anywhere"
                  data-above={1}
                  id={bodyId}
                >
                  {body}
                </Text>
              )}
            </TextBlock>
          </Row>
          <Actions>
            <Button onPress={onCancel} autoFocus isDisabled={isPending}>
              {cancelLabel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
              {confirmLabel}
            </Button>
          </Actions>
          <ToastLift />
        </Root>
      </Sheet>
    </Overlay>
  );
}

export default inAria(AlertDialogSheet);
