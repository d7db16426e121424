import type { ListImportPreview } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Badge, color, family, Note, Row, size, space } from '@wordhoard/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useWordModeName } from '../word/word-names.ts';

type PreviewedLine = ListImportPreview['lines'][number];

interface PreviewLinesProps {
  lines: readonly PreviewedLine[];
  langCode: string;
  tranLangCode: string;
}

/** Words with their translations, as the list will show them. */
export const PreviewLines = memo(function PreviewLines({
  lines,
  langCode,
  tranLangCode,
}: PreviewLinesProps) {
  return (
    <Lines tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.line}>
          <Word lang={langCode} dir="auto" data-merged={line.status === 'duplicate' || undefined}>
            {line.text}
          </Word>
          <LineTranslations line={line} tranLangCode={tranLangCode} />
        </Line>
      ))}
    </Lines>
  );
});

function LineTranslations({ line, tranLangCode }: { line: PreviewedLine; tranLangCode: string }) {
  const { formatMessage } = useIntl();
  const nameOf = useWordModeName();
  const { status, mode, translations, filled } = line;
  const isFilled = translations.length === 0 && filled.length > 0;
  const texts = isFilled ? filled : translations;
  return (
    <Row $align="baseline">
      {texts.length > 0 && (
        <span lang={tranLangCode} dir="auto">
          {texts.join(', ')}
        </span>
      )}
      {texts.length === 0 && status !== 'duplicate' && (
        <Note as="span">{formatMessage(messages.untranslated)}</Note>
      )}
      {mode !== WordMode.Word && <Note as="span">{nameOf(mode)}</Note>}
      {isFilled && <Note as="span">{formatMessage(messages.filled)}</Note>}
      {status === 'new' && <Badge data-tone="new">{formatMessage(messages.new)}</Badge>}
      {status === 'duplicate' && <Note as="span">{formatMessage(messages.merged)}</Note>}
    </Row>
  );
}

const messages = defineMessages({
  untranslated: { id: 'previewLines.untranslated', defaultMessage: 'no translation' },
  filled: { id: 'previewLines.filled', defaultMessage: 'from the dictionary' },
  new: { id: 'previewLines.new', defaultMessage: 'new' },
  merged: { id: 'previewLines.merged', defaultMessage: 'merged with the line above' },
});

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

  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Word = styled.span`
  font: 600 ${size.lead} / 1.4 ${family.word};
  overflow-wrap: anywhere;

  &[data-merged] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;
