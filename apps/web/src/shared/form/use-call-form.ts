import { ApiFailure, UNREACHABLE } from '@wordhoard/api-client';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { issueMessage } from '@wordhoard/i18n';
import type { FieldCheck } from '@wordhoard/validators';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { type Draft, useDraft } from './drafts.ts';

interface CallForm<Values extends FieldValues, Answer> {
  /** The name under which the draft is stored. */
  name: string;
  /** The fields whose text survives a reload; never secrets. */
  draftFields: readonly (keyof Values & string)[];
  defaultValues: DefaultValues<Values>;
  /** @param id - of what the form creates: sending the same values again creates nothing twice */
  call: (values: Values, id: string) => Promise<Answer>;
  /** The field beside which an error without a field is shown. */
  fieldOf?: Partial<Record<ErrorCode, Path<Values>>>;
  /** The field beside which an error of a field of the request is shown; the one of the same name by default. */
  toField?: (path: string, values: Values) => string;
  onDone: (answer: Answer) => void;
}

/** In milliseconds: a second press within this time is a double press. */
const doublePressMilliseconds = 500;

/**
 * A form that is sent to the server. Fields are validated on blur. Errors of the server are shown
 * beside their field, otherwise above the form. The text survives a reload. Repeated presses of the
 * button send the form once.
 */
export function useCallForm<Values extends FieldValues, Answer>({
  name: formName,
  draftFields,
  defaultValues,
  call,
  fieldOf = {},
  toField = (path) => path,
  onDone,
}: CallForm<Values, Answer>) {
  const intl = useIntl();
  const draft = useFormDraft(formName);
  const form = useForm<Values>({
    defaultValues: { ...defaultValues, ...draft.texts },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const { send, failure } = useSend({
    form,
    call: (values) => call(values, draft.id.current),
    fieldOf,
    toField,
    onDone: (answer) => {
      draft.discard();
      onDone(answer);
    },
  });

  function field(name: Path<Values>, check: FieldCheck<string, Values>) {
    function validate(value: string, values: Values): string | true {
      const issue = check(value, values);
      return issue === undefined || issueMessage(intl, issue);
    }
    const message = errors[name]?.message;
    return {
      ...form.register(name, { validate, onChange: saveValues }),
      error: typeof message === 'string' ? message : undefined,
    };
  }

  /** Sets a field that is chosen instead of typed, or that follows another. */
  function change<Name extends Path<Values>>(name: Name, value: Values[Name]): void {
    form.setValue(name, value as PathValue<Values, Name>, {
      shouldValidate: form.getFieldState(name).invalid,
    });
    saveValues();
  }

  function saveValues(): void {
    const typed = form.getValues();
    draft.save(Object.fromEntries(draftFields.map((name) => [name, typed[name]])));
  }

  return {
    field,
    value: <Name extends Path<Values>>(name: Name): Values[Name] => form.watch(name),
    values: (): Values => form.watch(),
    change,
    submit: form.handleSubmit(send),
    failure,
    /** Whether the server has refused the current value of a field with this code. */
    isRefused: (name: Path<Values>, code: ErrorCode): boolean => errors[name]?.type === code,
    isSubmitting,
  };
}

/**
 * The draft of a form, with the id of what the form creates. The id changes with the text: only sending the same text
 * again creates nothing twice.
 */
function useFormDraft(formName: string) {
  const { draft, saveDraft, discardDraft } = useDraft(formName);
  const { id: draftId, ...texts } = draft ?? {};
  const [firstId] = useState(() => draftId ?? newId());
  const id = useRef(firstId);
  return {
    texts,
    id,
    save(changed: Draft): void {
      id.current = newId();
      saveDraft({ ...changed, id: id.current });
    },
    discard(): void {
      id.current = newId();
      discardDraft();
    },
  };
}

interface Send<Values extends FieldValues, Answer>
  extends Pick<CallForm<Values, Answer>, 'onDone'> {
  call: (values: Values) => Promise<Answer>;
  form: UseFormReturn<Values>;
  fieldOf: Partial<Record<ErrorCode, Path<Values>>>;
  toField: (path: string, values: Values) => string;
}

/** Sends the form, one request at a time, and assigns an error of the server to its fields. */
function useSend<Values extends FieldValues, Answer>({
  form,
  call,
  fieldOf,
  toField,
  onDone,
}: Send<Values, Answer>) {
  const [failure, setFailure] = useState<ApiFailure>();
  const isSending = useRef(false);

  async function send(values: Values): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      const answer = await call(values);
      onDone(answer);
      setTimeout(release, doublePressMilliseconds);
    } catch (error) {
      release();
      if (!(error instanceof ApiFailure)) throw error;
      show(error, values);
    }
  }

  function show(error: ApiFailure, values: Values): void {
    const fieldErrors = listFieldErrors(error, fieldOf)
      .map((field) => ({ ...field, path: toField(field.path, values) }))
      .filter(({ path }) => path in values);
    for (const { path, code, message } of fieldErrors) {
      form.setError(path as Path<Values>, { type: code, message }, { shouldFocus: true });
    }
    if (fieldErrors.length === 0) setFailure(error);
  }

  function release(): void {
    isSending.current = false;
  }

  return { send, failure };
}

/** The errors to show beside fields. A code with a field of its own is shown there. */
function listFieldErrors(
  { code, message, fields }: ApiFailure,
  fieldOf: Partial<Record<ErrorCode, string>>,
) {
  if (code === undefined || code === UNREACHABLE) return fields;
  const path = fieldOf[code];
  return path === undefined ? fields : [{ path, code, message }];
}
