import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../primitives';
import {
  FullScreen,
  FullScreenActions,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { defaultBrand, useBrand } from '../../../brand/BrandProvider/BrandProvider';
import { color, fontFamily, radius, space, text } from '../../../tokens';
import { t } from './text.en';
import { fill } from '../../../lib/text/fill';
import { slot } from '@dropdeck/text';

const Code = styled.code`
  padding: 1px 5px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${fontFamily.mono};
  font-size: 13px;
`;

const List = styled.ul`
  margin-top: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Item = styled.li`
  padding: ${space[3]} ${space[4]};
  ${text.body}
  color: ${color.muted};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.border};
  }
  & > code {
    display: inline-block;
    margin-inline-start: -5px;
    margin-bottom: 2px;
    color: ${color.danger};
    background: transparent;
    font-weight: 600;
  }
`;

export interface ConfigProblem {
  /** Key of config.json, or an empty text for the file as a whole. */
  key: string;
  /** What is wrong with it, as a sentence. */
  message: string;
}

export interface ConfigErrorScreenProps {
  problems: readonly ConfigProblem[];
  onReload?: (() => void) | undefined;
}

/** Tells the operator of a deployment which key of /config.json is missing or invalid. */
export function ConfigErrorScreen({ problems, onReload }: ConfigErrorScreenProps): ReactNode {
  const { name } = useBrand();
  return (
    <FullScreen width="wide">
      <div role="alert">
        <FullScreenTitle>{t('title', { name: name === '' ? defaultBrand.name : name })}</FullScreenTitle>
        <FullScreenText>
          {fill(t('description', { file: slot('file') }), { file: <Code>{'/config.json'}</Code> })}
        </FullScreenText>
        <List>
          {problems.map(({ key, message }) => (
            <Item key={`${key}:${message}`}>
              <Code>{key === '' ? 'config.json' : key}</Code>
              <div>{message}</div>
            </Item>
          ))}
        </List>
      </div>
      {onReload !== undefined && (
        <FullScreenActions>
          <Button variant="primary" onPress={onReload}>
            {t('reload')}
          </Button>
        </FullScreenActions>
      )}
    </FullScreen>
  );
}
