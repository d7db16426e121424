import {
  type TemplateField as Placeholder,
  templateFields,
  templateMaxLength,
  unknownFieldsIn,
} from '@wordhoard/contract/template';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, Row, Stack, TextArea } from '@wordhoard/ui';
import { type Check, composeChecks, maxLength, required } from '@wordhoard/validators';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PlanForm } from './plan-editor.tsx';

/** The text of the posts, with buttons that insert a placeholder at the caret. */
export function TemplateField({ form }: { form: PlanForm }) {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...field } = form.field('template', checkTemplate);

  function insert(placeholder: Placeholder): void {
    if (area.current === null) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const inserted = `{${placeholder}}`;
    form.change('template', value.slice(0, selectionStart) + inserted + value.slice(selectionEnd));
    const caret = selectionStart + inserted.length;
    area.current.focus();
    area.current.setSelectionRange(caret, caret);
  }

  return (
    <Stack $gap="s3">
      <TextArea
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
        label={formatMessage(messages.label)}
        hint={formatMessage(messages.hint)}
        rows={7}
        dir="auto"
        spellCheck={false}
        {...field}
      />
      <Row role="group" aria-label={formatMessage(messages.insert)}>
        {templateFields.map((placeholder) => (
          <Button key={placeholder} icon={<AddIcon />} onClick={() => insert(placeholder)}>
            {formatMessage(placeholderMessages[placeholder])}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

const hasKnownFields: Check = (template) =>
  unknownFieldsIn(String(template)).length === 0
    ? undefined
    : { code: 'option', options: templateFields.map((name) => `{${name}}`) };

const checkTemplate = composeChecks(required(), maxLength(templateMaxLength), hasKnownFields);

const messages = defineMessages({
  label: { id: 'templateField.label', defaultMessage: 'Text' },
  hint: {
    id: 'templateField.hint',
    defaultMessage: 'Text in braces is filled in for each word. Lines without a value are skipped.',
  },
  insert: { id: 'templateField.insert', defaultMessage: 'Insert' },
});

const placeholderMessages = defineMessages({
  word: { id: 'templateField.word', defaultMessage: 'Word' },
  translation: { id: 'templateField.translation', defaultMessage: 'Translation' },
  translations: { id: 'templateField.translations', defaultMessage: 'All translations' },
  grammar: { id: 'templateField.grammar', defaultMessage: 'Grammar' },
  example: { id: 'templateField.example', defaultMessage: 'Example' },
  hashtags: { id: 'templateField.hashtags', defaultMessage: 'Hashtags' },
  link: { id: 'templateField.link', defaultMessage: 'Link' },
});
