import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EmptyState, PasteIcon, SkeletonList, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';
import { ImportErrors } from '../collection/import-errors.tsx';
import { PreviewLines } from './preview-lines.tsx';
import { importPreviewQuery } from './queries.ts';

interface PastedText {
  text: string;
  langCode: string;
  tranLangCode: string;
}

const debounceMilliseconds = 300;

/** Previews an import while the text is being typed. */
export function useImportPreview({ text, langCode, tranLangCode }: PastedText) {
  const debouncedText = useDebouncedValue(text, debounceMilliseconds);
  const query = useQuery(
    importPreviewQuery(useApiQueries(), { text: debouncedText, langCode, tranLangCode }),
  );
  const isEmpty = text.trim() === '';
  const preview = isEmpty || query.isError ? undefined : query.data;
  const isCurrent = debouncedText === text && !query.isFetching;
  const words = preview ? preview.counts.new + preview.counts.known : 0;
  return {
    preview,
    failure: isEmpty ? null : query.error,
    isEmpty,
    /** All lines are valid. */
    isReady: isCurrent && preview?.counts.invalid === 0 && words > 0,
  };
}

export type ImportPreviewState = ReturnType<typeof useImportPreview>;

interface ImportPreviewProps {
  state: ImportPreviewState;
  langCode: string;
  tranLangCode: string;
  /** Removes lines that cannot be read. */
  onRemove: (lines: readonly number[]) => void;
}

/** Previews an import: the errors first, then each word. */
export function ImportPreview({ state, langCode, tranLangCode, onRemove }: ImportPreviewProps) {
  const { formatMessage } = useIntl();
  const { preview, failure, isEmpty } = state;
  if (isEmpty) {
    return (
      <EmptyState icon={<PasteIcon />} title={formatMessage(messages.nothing)}>
        {formatMessage(messages.nothingHint)}
      </EmptyState>
    );
  }
  if (failure instanceof ApiFailure) return <FormFailure failure={failure} />;
  if (preview === undefined) return <SkeletonList shape="row" count={4} />;
  const invalidLines = preview.lines.filter(({ status }) => status === 'invalid');
  const validLines = preview.lines.filter(({ status }) => status !== 'invalid');
  return (
    <Stack>
      <Summary role="status">
        {formatMessage(messages.summary, {
          words: preview.counts.new + preview.counts.known,
          fresh: preview.counts.new,
          doubled: preview.counts.duplicate,
        })}
      </Summary>
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
      <PreviewLines lines={validLines} langCode={langCode} tranLangCode={tranLangCode} />
    </Stack>
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
      '{words, plural, one {# word} other {# words}}{fresh, plural, =0 {} one {, # of them new} other {, # of them new}}{doubled, plural, =0 {} one {. # duplicate line merged} other {. # duplicate lines merged}}',
  },
  noWord: { id: 'importPreview.noWord', defaultMessage: 'the word is missing' },
  leaveOut: {
    id: 'importPreview.leaveOut',
    defaultMessage: '{count, plural, one {Skip it} other {Skip them}}',
  },
});

const Summary = styled.p`
  font-weight: 600;
`;
