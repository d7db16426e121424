import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { languageName, wordPage } from '@wordhoard/i18n';
import {
  color,
  Headword,
  KnowingMark,
  SkeletonList,
  SoundButton,
  space,
  WordExample,
  WordImage,
  wideScreen,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ImageCredit } from '../../features/image/image-credit.tsx';
import { useKnowing } from '../../features/practice/knowing/use-knowing.ts';
import { isSecretWord, wordQuery } from '../../features/word/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { EditSwitch, useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useSpeech } from '../../shared/speech/speech.ts';
import { MissingWord } from './missing-word.tsx';
import { WordCollections } from './word-collections.tsx';
import { ExampleStatus, WordStatus } from './word-status.tsx';
import { WordTranslations } from './word-translations.tsx';

const WordEditor = lazy(async () => ({
  default: (await import('./word-editor.tsx')).WordEditor,
}));

type Word = components['schemas']['WordEntity'];

interface WordScreenProps {
  langCode: string;
  text: string;
}

/** The page of a word. Its head has styles in page.css, because the server writes the same markup. */
export function WordScreen({ langCode, text }: WordScreenProps) {
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const otherLangCode = langCode === tranLangCode ? learnLangCode : tranLangCode;
  const query = useQuery(
    wordQuery(useApiQueries(), { langCode, text, tranLangCode: otherLangCode }),
  );
  return (
    <QueryView
      query={query}
      skeleton="row"
      isScreen
      missing={<MissingWord langCode={langCode} text={text} />}
    >
      {(word) => <WordPage word={word} tranLangCode={otherLangCode} />}
    </QueryView>
  );
}

function WordPage({ word, tranLangCode }: { word: Word; tranLangCode: string }) {
  const intl = useIntl();
  const { locale } = intl;
  const isEditing = useEditMode();
  const [image] = word.imageFeed.data;
  const translations = word.speechParts.flatMap(({ tranFeed }) =>
    tranFeed.data.map(({ dest }) => dest.text),
  );
  const language = languageName(word.langCode, locale);
  const { title, description } = wordPage(intl, { ...word, translations });
  usePageMeta(title, description, paths.word(word));

  return (
    <article className="word-page">
      <header className="word-head">
        <Language className="word-language" href={paths.language(word.langCode)}>
          {language}
        </Language>
        <Headword as="h1" size="large" text={word.text} lang={word.langCode} />
        <WordActions word={word} />
        <WordStatus word={word} />
        <EditSwitch />
      </header>
      {image && !isEditing && (
        <figure className="word-figure">
          <WordImage
            src={image.url}
            alt={translations.join(', ') || word.text}
            word={word.text}
            loading="eager"
          />
          <figcaption className="word-credit">
            <ImageCredit image={image} />
          </figcaption>
        </figure>
      )}
      <Body>
        <Example word={word} />
        {isEditing ? (
          <Suspense fallback={<SkeletonList shape="row" count={6} />}>
            <WordEditor word={word} tranLangCode={tranLangCode} />
          </Suspense>
        ) : (
          <WordTranslations
            speechParts={word.speechParts}
            tranLangCode={tranLangCode}
            isSecret={isSecretWord(word)}
          />
        )}
        <WordCollections
          lists={word.listFeed.data}
          tables={word.tableFeed.data}
          tags={isEditing ? [] : word.tagFeed.data}
          langCode={word.langCode}
          tranLangCode={tranLangCode}
        />
      </Body>
    </article>
  );
}

function Example({ word }: { word: Word }) {
  const status = <ExampleStatus word={word} />;
  if (word.example === null) return status;
  return (
    <div>
      <WordExample text={word.example} lang={word.langCode} />
      {status}
    </div>
  );
}

const Language = styled.a`
  display: inline-block;
  color: ${color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${color.accent};
  }

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s12};

  @media ${wideScreen} {
    grid-column: 1 / -1;
  }
`;

interface WordActionsProps {
  word: { id: string; text: string; langCode: string };
}

/** Plays a word and marks it. */
function WordActions({ word }: WordActionsProps) {
  const { knowing, mark, prove } = useKnowing(word);
  const { hasVoice, speak } = useSpeech(word.langCode);
  return (
    <Actions className="word-actions">
      <SoundButton word={word.text} hasVoice={hasVoice} onPlay={() => speak(word.text)} />
      <KnowingMark
        word={word.text}
        knowing={knowing}
        onChange={mark}
        onProve={prove}
        look="label"
      />
    </Actions>
  );
}

const Actions = styled.div`
  > fieldset {
    flex: 1 1 12rem;
  }
`;
