import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox, RadioGroup, type RadioOption, Row, Stack, Text } from '../../../primitives';
import { space } from '../../../tokens';
import type { CopyChoice, CopyMode, CopyPart, CopyToDialogProps } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin-block: ${space[1]} ${space[2]};
  padding-inline-start: 26px;
`;

const modes = localized((): ReadonlyArray<RadioOption<CopyMode>> => [
  { id: 'add', label: common('add'), description: t('addText') },
  { id: 'replace', label: t('replace'), description: t('replaceText') },
]);

/** What is asked about a list. */
const howTo = { inputs: 'howToInputs', examples: 'howToExamples', access: 'howToAccess' } as const;

const lost = localized((): Readonly<Record<keyof CopyChoice['modes'], string>> => ({
  inputs: t('replaceInputs'),
  examples: t('replaceExamples'),
  access: t('replaceAccess'),
}));

type ChoiceStepProps = Pick<CopyToDialogProps, 'offer' | 'parts' | 'choice' | 'onChoiceChange'>;

function Mode({
  list,
  choice,
  onChoiceChange,
}: Pick<ChoiceStepProps, 'choice' | 'onChoiceChange'> & { list: keyof CopyChoice['modes'] }): ReactNode {
  return (
    <>
      <RadioGroup
        label={t(howTo[list])}
        isLabelHidden
        orientation="horizontal"
        options={modes()}
        value={choice.modes[list]}
        onChange={(mode) => onChoiceChange({ modes: { ...choice.modes, [list]: mode } })}
      />
      {choice.modes[list] === 'replace' && (
        <Text data-size="small" data-tone="danger">
          {lost()[list]}
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
}: Omit<ChoiceStepProps, 'parts'> & { part: CopyPart }): ReactNode {
  switch (part) {
    case 'inputs':
      return (
        <Options>
          {(offer.inputs.shown < offer.inputs.all || offer.inputs.selected > 0) && (
            <RadioGroup
              label={t('whichInputs')}
              isLabelHidden
              orientation="horizontal"
              options={(['all', 'shown', 'selected'] as const).map((id) => ({
                id,
                label: t(id, { count: offer.inputs[id] }),
                isDisabled: offer.inputs[id] === 0,
              }))}
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
              aria-label={t('regions')}
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

/** The first step: what is copied. */
export function ChoiceStep({ offer, parts, choice, onChoiceChange }: ChoiceStepProps): ReactNode {
  const missing: Partial<Record<CopyPart, string>> = {
    ...(offer.inputs.all === 0 ? { inputs: t('noInputs') } : {}),
    ...(offer.regions.length === 0 ? { webhooks: t('noWebhooks') } : {}),
    ...(offer.hasKeywords ? {} : { keywords: t('noKeywords') }),
  };
  const offered = parts.filter((part) => missing[part] === undefined);
  const isAll = offered.every((part) => choice.parts.includes(part));
  return (
    <Stack data-gap={2} role="group" aria-label={t('whatToCopy')}>
      <Checkbox
        label={t('everything')}
        isSelected={isAll && offered.length > 0}
        isIndeterminate={!isAll && choice.parts.length > 0}
        isDisabled={offered.length === 0}
        onChange={() => onChoiceChange({ parts: isAll ? [] : offered })}
      />
      {parts.map((part) => (
        <div key={part}>
          <Checkbox
            label={t(part)}
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
