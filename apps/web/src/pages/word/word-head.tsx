import type { Word } from '@wordhoard/contract';
import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Headword, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { GrammarLine } from '../../features/word/grammar-line.tsx';
import { Homographs } from '../../features/word/homographs.tsx';
import { isSecretWord } from '../../features/word/queries.ts';
import { useSpeechPartName, useWordModeName } from '../../features/word/word-names.ts';
import { toSpokenText, toSpokenWord } from '../../features/word/word-text.ts';
import { EditSwitch } from '../../shared/edit-mode/edit-mode.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { ListPlace } from './list-place.tsx';
import { SoundOriginNote } from './sound-origin-note.tsx';
import { WordStatus } from './word-status.tsx';
import { listHeadTranslations } from './word-translations.tsx';

interface WordHeadProps {
  word: Word;
  tranLangCode: string;
}

/** The word with its translations, its sound and its parts of speech. */
export function WordHead({ word, tranLangCode }: WordHeadProps) {
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const listSlug = parameters.get('list');
  const language = <Language {...word} />;
  return (
    <header className="word-head">
      <div className="word-place">
        {listSlug === null ? (
          language
        ) : (
          <ListPlace slug={listSlug} word={word} tranLangCode={tranLangCode} otherwise={language} />
        )}
      </div>
      <Headword
        as="h1"
        size={word.mode === WordMode.Definition ? 'small' : 'large'}
        word={toSpokenText(word)}
      />
      <Translations word={word} tranLangCode={tranLangCode} />
      <Definitions word={word} />
      <GrammarLine word={word} grammar={word.grammar} isBelowWord />
      <div className="word-actions">
        <ListenButton word={toSpokenWord(word)} hasSlow>
          <SoundOriginNote word={toSpokenWord(word)} />
        </ListenButton>
        <SpeechParts word={word} />
        {user && <EditSwitch />}
      </div>
      <Homographs {...word} />
      <WordStatus word={word} />
    </header>
  );
}

function Language({ langCode, mode }: Pick<WordHeadProps['word'], 'langCode' | 'mode'>) {
  const { locale } = useIntl();
  const nameOf = useWordModeName();
  return (
    <span>
      <LanguageLink href={paths.language(langCode)}>{languageName(langCode, locale)}</LanguageLink>
      {mode !== WordMode.Word && (
        <>
          {' · '}
          <LanguageLink href={paths.wordsOfMode(langCode, mode)}>{nameOf(mode)}</LanguageLink>
        </>
      )}
    </span>
  );
}

function Translations({ word, tranLangCode }: WordHeadProps) {
  const { formatMessage, locale } = useIntl();
  const translations = listHeadTranslations(word);
  const none =
    word.mode === WordMode.Definition
      ? formatMessage(messages.explainsNothing)
      : formatMessage(messages.none, { language: languageName(tranLangCode, locale) });
  return (
    <p className="word-translations">
      {translations.length === 0 && <None>{none}</None>}
      {translations.map(({ id, dest }, index) => (
        <bdi key={id}>
          {index > 0 && ', '}
          <a href={paths.word(dest)} lang={dest.langCode} dir="auto">
            {dest.text}
          </a>
        </bdi>
      ))}
    </p>
  );
}

/** An idiom has no part of speech. */
function SpeechParts({ word: { mode, speechParts } }: Pick<WordHeadProps, 'word'>) {
  const nameOf = useSpeechPartName();
  if (mode === WordMode.Idiom) return null;
  const names = [...new Set(speechParts.map(({ speechPartId }) => nameOf(speechPartId)))];
  return <Parts>{names.join(', ')}</Parts>;
}

const messages = defineMessages({
  none: { id: 'word.noTranslations', defaultMessage: 'No translations yet: {language}' },
  explainsNothing: {
    id: 'word.explainsNothing',
    defaultMessage: 'No words for this definition yet',
  },
});

const LanguageLink = styled.a`
  display: inline-block;
  line-height: 2.75rem;
  color: ${color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${color.accent};
  }

  &::first-letter {
    text-transform: uppercase;
  }
`;

const None = styled.span`
  color: ${color.textMuted};
`;

const Parts = styled.p`
  flex: 1;
  color: ${color.textMuted};
  font-style: italic;
  padding-inline-start: ${space.s1};
`;

/** What a word or an idiom means, in its own language. The words that a definition explains are its translations. */
function Definitions({ word }: { word: Word }) {
  if (word.mode === WordMode.Definition) return null;
  return word.definitionFeed.data.map(({ id, dest, status, reason }) => (
    <p key={id} className="word-definition" lang={dest.langCode} dir="auto">
      <a href={paths.word(dest)}>{dest.text}</a>
      {status !== EntryStatus.Approved && (
        <EntryStatusNote entry={{ status, reason }} isSecret={isSecretWord(word)} />
      )}
    </p>
  ));
}
