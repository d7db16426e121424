import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Disclosure } from '../layout/disclosure.tsx';
import { color, size, space } from '../theme/token.ts';

interface FormTableProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The language of the forms. */
  lang: string;
  /** Forms by their kind, which is named in the interface language. A single kind is the heading. */
  groups: readonly { kind: string; texts: readonly string[] }[];
}

/** More forms than these are shown on demand. */
const maxOpen = 12;

/** The forms of a word by their kind. Those of a verb with many are folded away. */
export function FormTable({ lang, groups, ...native }: FormTableProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  const [first, ...others] = groups;
  if (first === undefined) return null;
  const forms = groups.map(({ kind, texts }) => (
    <div key={kind}>
      {others.length > 0 && <h3>{kind}</h3>}
      <ul>
        {texts.map((text) => (
          <li key={text} lang={lang} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <Section aria-labelledby={headingId} {...native}>
      <h2 id={headingId}>{others.length > 0 ? formatMessage(messages.forms) : first.kind}</h2>
      {count <= maxOpen ? (
        forms
      ) : (
        <Disclosure summary={formatMessage(messages.all, { count })}>{forms}</Disclosure>
      )}
    </Section>
  );
}

const messages = defineMessages({
  forms: { id: 'ui.formTable.forms', defaultMessage: 'Forms' },
  all: {
    id: 'ui.formTable.all',
    defaultMessage: '{count, plural, one {# form} other {# forms}}',
  },
});

const Section = styled.section`
  display: grid;
  gap: ${space.s3};

  h2 {
    color: ${color.textMuted};
    font-size: ${size.body};
    font-weight: 600;
  }

  h3 {
    color: ${color.textMuted};
    font-size: ${size.caption};
    font-weight: 400;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.s4};
    row-gap: ${space.s1};
  }

  li {
    overflow-wrap: anywhere;
  }
`;
