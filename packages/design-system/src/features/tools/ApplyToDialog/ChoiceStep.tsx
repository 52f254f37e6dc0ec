import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox, RadioGroup, type RadioOption, Row, Stack, Text } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { space } from '../../../tokens';
import type { ApplyChoice, ApplyInputs, ApplyMode, ApplyPart, ApplyToDialogProps } from './types';

const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin-block: ${space[1]} ${space[2]};
  padding-inline-start: 26px;
`;

const labels: Readonly<Record<ApplyPart, string>> = {
  inputs: 'Inputs',
  webhooks: 'Webhooks',
  ownProducts: 'Only monitor my own products',
  delay: 'Delay',
  proxyList: 'Proxy List',
  product: 'Product',
  keywords: 'Keywords',
  inputsAllowed: 'Inputs Allowed',
  examples: 'Example Inputs',
  access: 'Customers with access',
};

const modes: ReadonlyArray<RadioOption<ApplyMode>> = [
  { id: 'add', label: 'Add', description: 'Keeps what the other monitors have' },
  { id: 'replace', label: 'Replace', description: 'Leaves them with exactly these' },
];

const lost: Readonly<Record<keyof ApplyChoice['modes'], string>> = {
  inputs: 'Replace deletes all other inputs of the monitors that you choose.',
  examples: 'Replace deletes all other example inputs of the monitors that you choose.',
  access: 'Replace takes the access of all other customers.',
};

type ChoiceStepProps = Pick<ApplyToDialogProps, 'offer' | 'parts' | 'choice' | 'onChoiceChange'>;

function Mode({
  list,
  choice,
  onChoiceChange,
}: Pick<ChoiceStepProps, 'choice' | 'onChoiceChange'> & { list: keyof ApplyChoice['modes'] }): ReactNode {
  return (
    <>
      <RadioGroup
        label={`How to apply ${labels[list].toLowerCase()}`}
        isLabelHidden
        orientation="horizontal"
        options={modes}
        value={choice.modes[list]}
        onChange={(mode) => onChoiceChange({ modes: { ...choice.modes, [list]: mode } })}
      />
      {choice.modes[list] === 'replace' && (
        <Text data-size="small" data-tone="danger">
          {lost[list]}
        </Text>
      )}
    </>
  );
}

/** What belongs to a chosen part: which of it, and how. */
function PartOptions({
  part,
  offer,
  choice,
  onChoiceChange,
}: Omit<ChoiceStepProps, 'parts'> & { part: ApplyPart }): ReactNode {
  const { formatCount } = useCounts();
  const scopeOf = (id: ApplyInputs, label: string): RadioOption<ApplyInputs> => ({
    id,
    label: `${label} (${formatCount(offer.inputs[id])})`,
    isDisabled: offer.inputs[id] === 0,
  });
  switch (part) {
    case 'inputs':
      return (
        <Options>
          {(offer.inputs.shown < offer.inputs.all || offer.inputs.selected > 0) && (
            <RadioGroup
              label="Which inputs"
              isLabelHidden
              orientation="horizontal"
              options={[scopeOf('all', 'All'), scopeOf('shown', 'Shown'), scopeOf('selected', 'Selected')]}
              value={choice.inputs}
              onChange={(inputs) => onChoiceChange({ inputs })}
            />
          )}
          <Mode list="inputs" choice={choice} onChoiceChange={onChoiceChange} />
        </Options>
      );
    case 'webhooks':
      return (
        offer.regions.length > 1 && (
          <Options>
            <Row
              data-gap={5}
              data-row-gap={1}
              data-align="stretch"
              data-wraps
              role="group"
              aria-label="Regions"
            >
              {offer.regions.map(({ region, label }) => (
                <Checkbox
                  key={region}
                  label={label}
                  isSelected={choice.regions.includes(region)}
                  onChange={(isSelected) =>
                    onChoiceChange({
                      regions: isSelected
                        ? [...choice.regions, region]
                        : choice.regions.filter((other) => other !== region),
                    })
                  }
                />
              ))}
            </Row>
          </Options>
        )
      );
    case 'examples':
    case 'access':
      return (
        <Options>
          <Mode list={part} choice={choice} onChoiceChange={onChoiceChange} />
        </Options>
      );
    default:
      return null;
  }
}

/** The first step: what is applied. */
export function ChoiceStep({ offer, parts, choice, onChoiceChange }: ChoiceStepProps): ReactNode {
  const missing: Partial<Record<ApplyPart, string>> = {
    ...(offer.inputs.all === 0 ? { inputs: 'This monitor has none.' } : {}),
    ...(offer.regions.length === 0 ? { webhooks: 'No region of this monitor has one.' } : {}),
    ...(offer.hasKeywords ? {} : { keywords: 'Only monitors of type new have keyword lists.' }),
  };
  const offered = parts.filter((part) => missing[part] === undefined);
  const isAll = offered.every((part) => choice.parts.includes(part));
  return (
    <Stack data-gap={2} role="group" aria-label="What to apply">
      <Checkbox
        label="Everything"
        isSelected={isAll && offered.length > 0}
        isIndeterminate={!isAll && choice.parts.length > 0}
        isDisabled={offered.length === 0}
        onChange={() => onChoiceChange({ parts: isAll ? [] : offered })}
      />
      {parts.map((part) => (
        <div key={part}>
          <Checkbox
            label={labels[part]}
            description={missing[part]}
            isDisabled={missing[part] !== undefined}
            isSelected={choice.parts.includes(part)}
            onChange={(isSelected) =>
              onChoiceChange({
                parts: isSelected ? [...choice.parts, part] : choice.parts.filter((other) => other !== part),
              })
            }
          />
          {choice.parts.includes(part) && (
            <PartOptions part={part} offer={offer} choice={choice} onChoiceChange={onChoiceChange} />
          )}
        </div>
      ))}
    </Stack>
  );
}
