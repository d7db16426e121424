import { ApiFailure } from '@wordhoard/api-client';
import type { ListImportPreview } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Badge,
  Button,
  color,
  EmptyState,
  family,
  Headword,
  Note,
  Notice,
  PasteIcon,
  Row,
  Select,
  SkeletonList,
  Stack,
  size,
  space,
} from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { ImportErrors } from '../collection/import-errors.tsx';
import { useWordModeName } from '../word/word-names.ts';
import { describeLeftOutTags } from './left-out-tags.ts';
import type { ChosenHomograph } from './pasted-lines.ts';
import type { ImportPreviewState } from './use-import-preview.ts';

interface ImportPreviewProps {
  state: ImportPreviewState;
  langCode: string;
  tranLangCode: string;
  /** Removes lines that cannot be read. */
  onRemove: (lines: readonly number[]) => void;
  onChoose: (line: ChosenHomograph) => void;
}

/** Previews an import: the errors first, then each word. */
export function ImportPreview({ state, onRemove, ...shown }: ImportPreviewProps) {
  const { formatMessage } = useIntl();
  const { preview, failure, isEmpty, homographs } = state;
  if (isEmpty) {
    return (
      <EmptyState icon={<PasteIcon />} title={formatMessage(messages.nothing)}>
        {formatMessage(messages.nothingHint)}
      </EmptyState>
    );
  }
  if (failure instanceof ApiFailure) return <FormFailure failure={failure} />;
  if (preview === undefined) return <SkeletonList shape="row" count={4} />;
  const { invalidLines } = state;
  const validLines = preview.lines.filter(({ status }) => status !== 'invalid');
  return (
    <Stack>
      {state.parts > 1 && (
        <Notice tone="neutral">
          {formatMessage(messages.parts, {
            words: state.words,
            parts: state.parts,
            most: limits.listMaxWords,
          })}
        </Notice>
      )}
      <Summary role="status">
        {formatMessage(messages.summary, {
          words: preview.counts.new + preview.counts.known,
          fresh: preview.counts.new,
          doubled: preview.counts.duplicate,
        })}
      </Summary>
      {state.isChecking && <Note role="status">{formatMessage(messages.checking)}</Note>}
      <LeftOut {...preview} />
      <ImportErrors
        lines={invalidLines.map(({ line, issue }) => ({
          line,
          reason:
            issue?.code === 'required' ? formatMessage(messages.noWord) : (issue?.message ?? ''),
        }))}
      >
        <Button onClick={() => onRemove(invalidLines.map(({ line }) => line))}>
          {formatMessage(messages.leaveOut, { count: invalidLines.length })}
        </Button>
      </ImportErrors>
      <PreviewLines lines={validLines} homographs={homographs} {...shown} />
    </Stack>
  );
}

/** What lines say that the import cannot keep. */
function LeftOut({ unknownTags, longNotes }: Pick<ListImportPreview, 'unknownTags' | 'longNotes'>) {
  const intl = useIntl();
  const most = limits.mnemonicMaxLength;
  return (
    <>
      {unknownTags.length > 0 && (
        <Note>
          {describeLeftOutTags(intl, unknownTags)}. {intl.formatMessage(messages.unknownTags)}
        </Note>
      )}
      {longNotes > 0 && (
        <Note>{intl.formatMessage(messages.longNotes, { count: longNotes, most })}</Note>
      )}
    </>
  );
}

const messages = defineMessages({
  nothing: { id: 'importPreview.nothing', defaultMessage: 'Your words appear here' },
  nothingHint: {
    id: 'importPreview.nothingHint',
    defaultMessage: 'Missing translations come from the dictionary.',
  },
  summary: {
    id: 'importPreview.summary',
    defaultMessage:
      '{words, plural, one {# word} other {# words}}{fresh, plural, =0 {} one {, # of them new to Wordhoard} other {, # of them new to Wordhoard}}{doubled, plural, =0 {} one {. # duplicate line merged} other {. # duplicate lines merged}}',
  },
  parts: {
    id: 'importPreview.parts',
    defaultMessage:
      '{words, plural, one {# word} other {# words}} fill {parts, plural, one {# list} other {# lists}} of up to {most, number} words. These are the first:',
  },
  checking: { id: 'importPreview.checking', defaultMessage: 'Checking the other words…' },
  unknownTags: {
    id: 'importPreview.unknownTags',
    defaultMessage: 'Wordhoard doesn’t have them yet.',
  },
  longNotes: {
    id: 'importPreview.longNotes',
    defaultMessage:
      '{count, plural, one {# note is} other {# notes are}} left out: longer than {most, number} characters',
  },
  noWord: { id: 'importPreview.noWord', defaultMessage: 'the word is missing' },
  leaveOut: {
    id: 'importPreview.leaveOut',
    defaultMessage: '{count, plural, one {Skip it} other {Skip them}}',
  },
  untranslated: { id: 'previewLines.untranslated', defaultMessage: 'no translation' },
  which: { id: 'previewLines.which', defaultMessage: 'Which “{text}”?' },
  filled: { id: 'previewLines.filled', defaultMessage: 'from the dictionary' },
  new: { id: 'previewLines.new', defaultMessage: 'new' },
  merged: { id: 'previewLines.merged', defaultMessage: 'merged with the line above' },
});

const Summary = styled.p`
  font-weight: 600;
`;

type PreviewedLine = ListImportPreview['lines'][number];

interface PreviewLinesProps
  extends Pick<ImportPreviewProps, 'langCode' | 'tranLangCode' | 'onChoose'> {
  lines: readonly PreviewedLine[];
  /** The choices, which the lines may not show yet. */
  homographs: readonly ChosenHomograph[];
}

/** Words with their translations, as the list will show them. */
function PreviewLines({ lines, homographs, langCode, tranLangCode, onChoose }: PreviewLinesProps) {
  const numberOf = new Map(homographs.map(({ line, homograph }) => [line, homograph]));
  return (
    <Lines tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.line}>
          <Word
            word={{ ...line, lang: langCode }}
            data-merged={line.status === 'duplicate' || undefined}
          />
          <LineTranslations line={line} tranLangCode={tranLangCode}>
            {line.homographs && (
              <WhichHomograph
                {...line}
                homograph={numberOf.get(line.line) ?? line.homograph}
                onChoose={(homograph) => onChoose({ line: line.line, homograph })}
              />
            )}
          </LineTranslations>
        </Line>
      ))}
    </Lines>
  );
}

type WhichHomographProps = Pick<PreviewedLine, 'text' | 'homograph' | 'homographs'> & {
  onChoose: (homograph: number) => void;
};

/** Asks which of several words of the same text a line means. */
function WhichHomograph({ text, homograph, homographs = [], onChoose }: WhichHomographProps) {
  const { formatMessage } = useIntl();
  return (
    <Which
      label={formatMessage(messages.which, { text })}
      look="inline"
      options={homographs.map(({ homograph: number, trans = [] }) => ({
        value: String(number),
        label: `${number} · ${trans
          .slice(0, maxGlosses)
          .map(({ dest }) => dest.text)
          .join(', ')}`,
      }))}
      value={String(homograph)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}

const maxGlosses = 3;

const Which = styled(Select)`
  margin-inline-start: calc(-1 * ${space.s3});
`;

function LineTranslations({
  line,
  tranLangCode,
  children,
}: {
  line: PreviewedLine;
  tranLangCode: string;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const nameOf = useWordModeName();
  const { status, mode, translations, filled } = line;
  const isFilled = translations.length === 0 && filled.length > 0;
  // The options of a choice are its translations.
  const texts = isFilled && !children ? filled : translations;
  return (
    <Row $align={children ? 'center' : 'baseline'}>
      {texts.length > 0 && (
        <span lang={tranLangCode} dir="auto">
          {texts.join(', ')}
        </span>
      )}
      {children}
      {translations.length === 0 && !isFilled && status !== 'duplicate' && (
        <Note as="span">{formatMessage(messages.untranslated)}</Note>
      )}
      {mode !== WordMode.Word && <Note as="span">{nameOf(mode)}</Note>}
      {isFilled && <Note as="span">{formatMessage(messages.filled)}</Note>}
      {status === 'new' && <Badge data-tone="new">{formatMessage(messages.new)}</Badge>}
      {status === 'duplicate' && <Note as="span">{formatMessage(messages.merged)}</Note>}
    </Row>
  );
}

const Lines = styled.ol`
  max-height: 30rem;
  overflow-y: auto;
  border-block: 1px solid ${color.hairline};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: baseline;
  gap: ${space.s4};
  padding-block: ${space.s2};
  content-visibility: auto;
  contain-intrinsic-size: auto 2.75rem;

  &:has(select) {
    align-items: center;
  }

  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Word = styled(Headword)`
  font: 600 ${size.lead} / 1.4 ${family.word};

  &[data-merged] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;
