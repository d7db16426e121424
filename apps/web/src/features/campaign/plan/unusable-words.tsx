import { languageName } from '@wordhoard/i18n';
import { Button, color, radius, space, WarningIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import type { Channel } from '../../channel/queries.ts';
import type { CampaignPreview } from '../record/plan-queries.ts';
import type { PlanValues } from './plan-values.ts';

interface UnusableWordsProps {
  preview: CampaignPreview;
  channel: Channel;
  unusable: PlanValues['unusable'];
  onChange: (unusable: PlanValues['unusable']) => void;
}

/** The words that cannot be posted, with links to add what is missing. An admin may leave them out. Words that are too long are always left out. */
export function UnusableWords({ preview, channel, unusable, onChange }: UnusableWordsProps) {
  const { formatMessage, locale } = useIntl();
  const { wordsWithoutTranslation: untranslated, wordsWithoutQuestion: unasked } = preview;
  const { wordsTooLong: tooLong } = preview;
  const hasChoice = untranslated.length + unasked.length > 0;
  if (!hasChoice && tooLong.length === 0) return null;
  const isSkipped = unusable === 'skipped';
  const language = languageName(channel.tranLangCode, locale);
  return (
    <Box data-skipped={isSkipped || undefined}>
      <WarningIcon />
      <div>
        {isSkipped && <Title>{formatMessage(messages.skipped)}</Title>}
        {untranslated.length > 0 && (
          <Reason
            text={formatMessage(messages.untranslated, { count: untranslated.length, language })}
            words={untranslated}
          />
        )}
        {unasked.length > 0 && (
          <Reason
            text={formatMessage(messages.unasked, { count: unasked.length })}
            words={unasked}
          />
        )}
        {hasChoice && (
          <Button onClick={() => onChange(isSkipped ? 'refused' : 'skipped')}>
            {formatMessage(isSkipped ? messages.keep : messages.skip)}
          </Button>
        )}
        {tooLong.length > 0 && (
          <Reason
            text={formatMessage(messages.tooLong, { count: tooLong.length })}
            words={tooLong}
          />
        )}
      </div>
    </Box>
  );
}

/** More words than these are only counted. */
const maxNamed = 12;

interface ReasonProps {
  text: string;
  words: CampaignPreview['wordsWithoutTranslation'];
}

function Reason({ text, words }: ReasonProps) {
  const { formatMessage } = useIntl();
  const rest = words.length - maxNamed;
  return (
    <>
      <p>{text}</p>
      <Words>
        {words.slice(0, maxNamed).map((word) => (
          <li key={word.id}>
            <a href={paths.word(word)} lang={word.langCode} dir="auto">
              {word.text}
            </a>
          </li>
        ))}
        {rest > 0 && <li>{formatMessage(messages.more, { count: rest })}</li>}
      </Words>
    </>
  );
}

const messages = defineMessages<{
  skipped: NoMessageValues;
  untranslated: { count: number; language: string };
  unasked: { count: number };
  tooLong: { count: number };
  more: { count: number };
  skip: NoMessageValues;
  keep: NoMessageValues;
}>({
  skipped: { id: 'unusableWords.skipped', defaultMessage: 'Skipped' },
  untranslated: {
    id: 'unusableWords.untranslated',
    defaultMessage:
      '{count, plural, one {# word has} other {# words have}} no approved translation ({language}):',
  },
  unasked: {
    id: 'unusableWords.unasked',
    defaultMessage:
      '{count, plural, one {# word} other {# words}} can’t be asked: there are too few other answers, a text is too long, or the translation is spelt the same:',
  },
  tooLong: {
    id: 'unusableWords.tooLong',
    defaultMessage:
      '{count, plural, one {# word is} other {# words are}} left out: the text is too long for the network, even with one translation and without the picture:',
  },
  more: {
    id: 'unusableWords.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  skip: { id: 'unusableWords.skip', defaultMessage: 'Skip these words' },
  keep: { id: 'unusableWords.keep', defaultMessage: 'Put back' },
});

const Box = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.learnSoft};

  > .lucide {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color.learn};
  }

  &[data-skipped] {
    background: ${color.surfaceSunken};

    > .lucide {
      display: none;
    }
  }

  > div {
    min-width: 0;
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  margin-block: ${space.s1} ${space.s3};
  overflow-wrap: anywhere;

  a {
    color: ${color.text};
    font-weight: 600;
  }
`;
