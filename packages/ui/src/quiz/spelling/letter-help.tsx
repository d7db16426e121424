import { defineMessages } from '@wordhoard/i18n/messages';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { Row } from '../../layout/stack.tsx';
import { space } from '../../theme/token.ts';
import { AlphabetKeys } from './alphabet-keys.tsx';
import { SpecialLetters } from './special-letters.tsx';

/** Whether all letters of a script are shown as keys, instead of those that a keyboard lacks. */
export interface AlphabetChoice {
  isShown: boolean;
  onToggle: () => void;
}

interface LetterHelpProps {
  letters: readonly string[];
  alphabet?: AlphabetChoice | undefined;
  lang: string;
  field: RefObject<HTMLInputElement | null>;
  onBuild?: (() => void) | undefined;
  /** The right answer, if it is shown and typed once more. */
  copied: string | undefined;
}

/** What helps to type letters that a keyboard lacks. */
export function LetterHelp({ letters, alphabet, onBuild, copied, ...typing }: LetterHelpProps) {
  const { formatMessage } = useIntl();
  function toggle(): void {
    alphabet?.onToggle();
    typing.field.current?.focus();
  }
  return (
    <>
      {(alphabet || onBuild) && (
        <Choices $justify="center">
          {alphabet && (
            <Button variant="quiet" aria-expanded={alphabet.isShown} onClick={toggle}>
              {formatMessage(alphabet.isShown ? messages.hide : messages.show)}
            </Button>
          )}
          {onBuild && copied === undefined && (
            <Button variant="quiet" onClick={onBuild}>
              {formatMessage(messages.build)}
            </Button>
          )}
        </Choices>
      )}
      {alphabet?.isShown ? (
        <AlphabetKeys copied={copied} {...typing} />
      ) : (
        <SpecialLetters letters={letters} {...typing} />
      )}
    </>
  );
}

const messages = defineMessages({
  show: { id: 'ui.letterHelp.show', defaultMessage: 'Show alphabet' },
  hide: { id: 'ui.letterHelp.hide', defaultMessage: 'Hide alphabet' },
  build: { id: 'ui.letterHelp.build', defaultMessage: 'Build from letters' },
});

/* Side by side on a phone, so that all letters stand above the footer. */
const Choices = styled(Row)`
  > button {
    padding-inline: ${space.s2};
  }
`;
