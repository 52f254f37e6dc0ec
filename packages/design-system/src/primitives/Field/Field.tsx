import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label as AriaLabel, Text } from 'react-aria-components/TextField';
import styled, { keyframes } from 'styled-components';
import { formatNumber } from '@dropdeck/text';
import { color, motion, text } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Row } from '../Row/Row';
import { InfoButton, type HelpTopic } from '../InfoButton/InfoButton';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { t } from './text.en';

/** The texts around every field's control. */
export interface FieldTexts {
  /** The label, shown above the control. */
  label: string;
  /** Shows the label to assistive technology only, when the context already names the field. */
  isLabelHidden?: boolean | undefined;
  /** One line of help below. */
  description?: ReactNode;
  /** A warning that does not block (“This does not look like a webhook URL”); replaces the help. */
  warning?: string | undefined;
  /** Why the value is invalid; replaces the help and marks the field as invalid. */
  error?: string | undefined;
  /** Marks the field as required, without validation: rules live in the domain. */
  isRequired?: boolean | undefined;
  /** Explains the field on demand, beside its label. */
  help?: HelpTopic | undefined;
}

const Label = styled(AriaLabel)`
  ${text.label}
  color: ${color.text};
  cursor: default;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  flex: 1;
  margin-inline-start: -8px;
  color: ${color.danger};
  ${text.label}
`;

/** The label of a field. The mark of a required field is beside the label, not part of the name. */
export function FieldLabel({
  label,
  isLabelHidden = false,
  isRequired = false,
  help,
  htmlFor,
}: Pick<FieldTexts, 'label' | 'isLabelHidden' | 'isRequired' | 'help'> & {
  /** Id of a control outside React Aria, whose controls are associated automatically. */
  htmlFor?: string | undefined;
}): ReactNode {
  if (isLabelHidden) {
    return (
      <VisuallyHidden>
        <AriaLabel>{label}</AriaLabel>
      </VisuallyHidden>
    );
  }
  return (
    <Row data-gap={3} data-align="baseline" data-justify="between">
      <Label {...omitUndefined({ htmlFor })}>{label}</Label>
      {isRequired && <Mark aria-hidden="true">*</Mark>}
      {help && <InfoButton topic={help} />}
    </Row>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

const Message = styled(Text)`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  min-width: 0;
  ${text.caption}
  color: ${color.muted};
  overflow-wrap: anywhere;

  &[data-tone] {
    animation: ${appear} ${motion.entry};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

const Counter = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.caption}
  color: ${color.subtle};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.warning};
    font-weight: 500;
  }
`;

/** The line below a control: the error, else the warning, else the help; with a counter at the end. */
export function FieldMessage({
  description,
  warning,
  error,
  counter,
}: Pick<FieldTexts, 'description' | 'warning' | 'error'> & {
  counter?: { count: number; limit: number } | undefined;
}): ReactNode {
  if (!description && !warning && !error && !counter) return null;
  const over = counter ? counter.count - counter.limit : 0;
  return (
    <Row data-gap={3} data-align="start" data-justify="between">
      {error ? (
        <Message slot="errorMessage" data-tone="danger" elementType="span">
          <Icon icon={CircleAlert} />
          <span>{error}</span>
        </Message>
      ) : warning ? (
        <Message slot="description" data-tone="warning" elementType="span">
          <Icon icon={TriangleAlert} />
          <span>{warning}</span>
        </Message>
      ) : (
        description && (
          <Message slot="description" elementType="span">
            <span>{description}</span>
          </Message>
        )
      )}
      {counter && (
        <Counter data-over={over > 0 || undefined}>
          <span aria-hidden="true">{`${formatNumber(counter.count)}/${formatNumber(counter.limit)}`}</span>
          <VisuallyHidden>{t('characters', counter)}</VisuallyHidden>
        </Counter>
      )}
    </Row>
  );
}

export interface FieldFrameProps extends FieldTexts {
  counter?: { count: number; limit: number } | undefined;
  children: ReactNode;
}

/** What every field has around its control: the label above, one line below. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  return (
    <>
      <FieldLabel {...props} />
      {props.children}
      <FieldMessage {...props} />
    </>
  );
}

/** Separates the texts of a field from what its control gets: their part of its state, and the other props. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, isLabelHidden, isRequired = false, help, description, warning, error, ...rest } = props;
  return {
    texts: { label, isLabelHidden, isRequired, help, description, warning, error },
    // Rules live in the domain.
    validation: { isRequired, isInvalid: Boolean(error), validationBehavior: 'aria' as const },
    rest,
  };
}
