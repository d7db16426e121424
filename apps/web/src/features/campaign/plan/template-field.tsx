import {
  type TemplateField as Placeholder,
  templateFields,
  templateMaxLength,
  unknownFieldsIn,
} from '@wordhoard/contract/template';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, color, motion, Row, radius, Stack, size, space, TextArea } from '@wordhoard/ui';
import { type Check, composeChecks, maxLength, required } from '@wordhoard/validators';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
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
          <Chip key={placeholder} type="button" onClick={() => insert(placeholder)}>
            <AddIcon />
            {formatMessage(placeholderMessages[placeholder])}
          </Chip>
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

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 2.25rem;
  padding: 0 ${space.s3};
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: ${size.caption};
  font-weight: 550;
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.outline};
  }

  .lucide {
    width: 0.875rem;
    height: 0.875rem;
    color: ${color.accent};
  }
`;
