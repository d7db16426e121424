import { useQueryClient } from '@tanstack/react-query';
import type { ExampleDetails, OwnWord, Word } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { canChangeWordText } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { readPrivacy } from './contribution-fields.tsx';
import { grammarFields, isSameField, toGrammar, toGrammarFields } from './grammar-form.ts';
import { updateWord, wordQueries } from './queries.ts';

export function useContributionForm(word: Word, tranLangCode: string) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);
  const startEditing = useStartEditing();
  const { isPublished, contribution } = word;
  const canChangeText = canChangeWordText(
    { isPublished, isContributor: contribution !== null },
    useRole(),
  );
  const form = useCallForm({
    name: `word ${word.id}`,
    draftFields: ['text', 'example', 'exampleTran', 'speechPartId', 'privacy', ...grammarFields],
    defaultValues: toContributionFields(word, tranLangCode),
    call: (fields) =>
      updateWord(api, toContributionChange(word, fields, { canChangeText, tranLangCode })),
    fieldOf: { SimilarRecordAlreadyExists: 'text' },
    async onDone(answer) {
      const changed = { ...word, ...answer };
      showToast({ id: 'word', text: formatMessage(chooseSavedMessage(changed)) });
      startEditing(paths.word(changed));
      navigate(paths.word(changed), { replace: true });
      await queryClient.invalidateQueries(wordQueries);
      // Another text is another word, also in lists and tables.
      await queryClient.invalidateQueries();
    },
  });
  return { ...form, canChangeText, isChanged: isChanged(word, form.values(), tranLangCode) };
}

function chooseSavedMessage({ status, privacy }: OwnWord) {
  if (privacy === Privacy.Private) return messages.secret;
  return status === EntryStatus.Approved ? messages.saved : messages.waits;
}

const messages = defineMessages({
  saved: { id: 'ownWord.saved', defaultMessage: 'Saved' },
  waits: { id: 'ownWord.savedWaits', defaultMessage: 'Saved. Awaiting approval' },
  secret: { id: 'ownWord.savedSecret', defaultMessage: 'Saved. Only you can see it' },
});

type ContributedWord = Pick<Word, 'id' | 'text' | 'isPublished' | 'contribution' | 'privacy'>;

const nothing = { example: null, exampleDetails: null };

/** A contribution as the fields of a form. The part of speech is empty if it has none or several. */
export function toContributionFields(
  { text, contribution, privacy }: ContributedWord,
  tranLangCode: string,
) {
  const [speechPartId, ...others] = contribution?.speechPartIds ?? [];
  return {
    text,
    example: contribution?.example ?? '',
    exampleTran: translationOf(contribution ?? nothing, tranLangCode),
    speechPartId: speechPartId === undefined || others.length > 0 ? '' : String(speechPartId),
    privacy: String(privacy ?? Privacy.Public),
    ...toGrammarFields(contribution?.grammar ?? null),
  };
}

type ContributionFields = ReturnType<typeof toContributionFields>;

export function isChanged(word: ContributedWord, fields: ContributionFields, tranLangCode: string) {
  const saved = toContributionFields(word, tranLangCode);
  const names = Object.keys(saved) as (keyof ContributionFields)[];
  return names.some((name) => !isSameField(name, fields[name], saved[name]));
}

/** Omits an unchanged text and part of speech, and a text that the user may not change. */
export function toContributionChange(
  word: ContributedWord,
  fields: ContributionFields,
  { canChangeText, tranLangCode }: { canChangeText: boolean; tranLangCode: string },
) {
  const { speechPartId } = fields;
  const isSame = speechPartId === toContributionFields(word, tranLangCode).speechPartId;
  const text = fields.text.trim();
  return {
    id: word.id,
    ...(canChangeText && text !== word.text && { text }),
    ...changeExample(word.contribution ?? nothing, fields, tranLangCode),
    grammar: toGrammar(fields),
    ...(!isSame && { speechPartIds: speechPartId === '' ? [] : [Number(speechPartId)] }),
    privacy: readPrivacy(fields.privacy),
  };
}

interface Example {
  example: string | null;
  exampleDetails: ExampleDetails | null;
}

/** The translation of an example into one language, as the field of a form. */
const translationOf = (
  { exampleDetails }: Pick<Example, 'exampleDetails'>,
  langCode: string,
): string => exampleDetails?.trans.find((tran) => tran.langCode === langCode)?.text ?? '';

/** An example with its translation into one language. A new sentence loses the translations and the form of the former one. */
function changeExample(
  saved: Example,
  fields: { example: string; exampleTran: string },
  langCode: string,
): Example {
  const example = fields.example.trim() || null;
  if (example === null) return { example, exampleDetails: null };
  const text = fields.exampleTran.trim();
  const kept = example === saved.example ? saved.exampleDetails : null;
  const others = (kept?.trans ?? []).filter((tran) => tran.langCode !== langCode);
  const trans = text === '' ? others : [...others, { langCode, text }];
  const hasDetails = trans.length > 0 || kept?.form !== undefined;
  return { example, exampleDetails: hasDetails ? { ...kept, trans } : null };
}
