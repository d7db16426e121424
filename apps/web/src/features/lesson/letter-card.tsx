import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, family, findDirection, Note, size, space, TeachCard } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { TaughtWord } from '../quiz/session/lesson-content.ts';
import { hintMessages } from '../script/letter-hints.ts';
import {
  isLamAlif,
  listForms,
  type ScriptLetter,
  splitAtLetter,
} from '../script/script-letters.ts';
import { useSoundName } from './use-sound-name.ts';

interface LetterCardProps {
  letter: ScriptLetter;
  /** A word with the letter, and how it is read. */
  word: TaughtWord;
  reading: string;
  /** Plays the word. */
  action: ReactNode;
  onNext: () => void;
  onBack: (() => void) | undefined;
  onSkip: () => void;
}

/** A letter: what it sounds like, its forms, and where it is in a word of the lesson. */
export function LetterCard({ letter, word, reading, action, onSkip, ...card }: LetterCardProps) {
  const { formatMessage } = useIntl();
  const soundName = useSoundName();
  const { langCode } = word;
  const lang = `${langCode}-Latn`;
  const [hard = '', soft = ''] = letter.sound.split(', ');
  const direction = findDirection([letter.letter]);
  const [before, sign, after] = splitAtLetter(reading, letter.letter);
  return (
    <Card
      {...card}
      word={{ text: letter.letter, lang: langCode }}
      translations={[soundName(letter, langCode)]}
      facts={letter.name && <span lang={lang}>{letter.name}</span>}
      task={formatMessage(messages.task)}
      below={
        <Button variant="quiet" onClick={onSkip}>
          {formatMessage(messages.skip)}
        </Button>
      }
    >
      {letter.hint && (
        <Hint>{formatMessage(hintMessages[letter.hint], { sound: letter.sound, hard, soft })}</Hint>
      )}
      <Forms letter={letter.letter} {...{ langCode, direction }} />
      {direction === 'rtl' && card.onBack === undefined && (
        <Note>{formatMessage(messages.rightToLeft)}</Note>
      )}
      <Example>
        <MarkedWord lang={langCode} dir="auto">
          {before}
          <mark>{sign}</mark>
          {after}
        </MarkedWord>
        <ExampleMeaning>
          {word.grammar?.romanisation && <bdi lang={lang}>{word.grammar.romanisation}</bdi>}
          {word.translations[0] && (
            <bdi lang={word.translations[0].langCode}>{word.translations[0].text}</bdi>
          )}
        </ExampleMeaning>
        {action}
      </Example>
      {isLamAlif(sign) && <Note>{formatMessage(messages.lamAlif)}</Note>}
    </Card>
  );
}

/** In the order in which they follow each other in a word. */
function Forms({
  letter,
  langCode,
  direction,
}: {
  letter: string;
  langCode: string;
  direction: 'ltr' | 'rtl';
}) {
  const { formatMessage } = useIntl();
  const forms = listForms(letter);
  if (forms.length === 0) return null;
  return (
    <FormRow dir={direction}>
      {forms.map(({ place, text }) => (
        <div key={place}>
          <dd lang={langCode}>{text}</dd>
          <dt>{formatMessage(placeMessages[place])}</dt>
        </div>
      ))}
    </FormRow>
  );
}

const messages = defineMessages({
  task: { id: 'scriptCourse.task', defaultMessage: 'New letter' },
  rightToLeft: { id: 'scriptCourse.rightToLeft', defaultMessage: 'Read from right to left' },
  lamAlif: {
    id: 'scriptCourse.lamAlif',
    defaultMessage: 'lām and alif are written as one character: لا',
  },
  skip: { id: 'scriptCourse.skip', defaultMessage: 'Skip letters from now on' },
});

const placeMessages = defineMessages({
  alone: { id: 'letterPlace.alone', defaultMessage: 'alone' },
  first: { id: 'letterPlace.first', defaultMessage: 'first' },
  middle: { id: 'letterPlace.middle', defaultMessage: 'middle' },
  last: { id: 'letterPlace.last', defaultMessage: 'last' },
  aloneOrFirst: { id: 'letterPlace.aloneOrFirst', defaultMessage: 'alone or first' },
  middleOrLast: { id: 'letterPlace.middleOrLast', defaultMessage: 'middle or last' },
  firstOrMiddle: { id: 'letterPlace.firstOrMiddle', defaultMessage: 'first or middle' },
  capital: { id: 'letterPlace.capital', defaultMessage: 'capital' },
  small: { id: 'letterPlace.small', defaultMessage: 'small' },
});

/* In the sans of the system, l could be a capital I. */
const Card = styled(TeachCard)`
  h1 ~ p > bdi[lang$='-Latn'] {
    font-family: ${family.word};
  }
`;

const Hint = styled.p`
  max-width: 19rem;
  text-wrap: balance;
`;

const FormRow = styled.dl`
  display: flex;
  column-gap: clamp(${space.s2}, 8cqi - 0.75rem, ${space.s6});

  > div {
    display: flex;
    flex-direction: column;
    align-items: center;
  }

  dd {
    font: 600 ${size.wordMedium} / 1.7 ${family.word};
  }

  dt {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;

const Example = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s1} ${space.s4};
  padding-block-start: ${space.s3};
  border-block-start: 1px solid ${color.edge};
`;

/* Another weight would be another font, which separates joined letters. */
const MarkedWord = styled.bdi`
  color: ${color.textMuted};
  font: 600 ${size.wordMedium} / 1.7 ${family.word};

  mark {
    background: none;
    color: ${color.accentStrong};
    text-decoration: underline 3px;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.25em;
  }
`;

const ExampleMeaning = styled(Note)`
  display: grid;
  justify-items: start;
`;
