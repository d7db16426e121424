import pages from 'virtual:kit-pages';
import { Heading } from '@storybook/addon-docs/blocks';
import { color, radius, space } from '@wordhoard/ui/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Guide } from '../../../packages/ui/src/guide/guide.ts';

export function GuideSections({ guide }: { guide: Guide<'div'> }) {
  const { use, variants = {}, dos, donts, anatomy, keys } = guide;
  return (
    <>
      <Heading>When to use it</Heading>
      <p>
        <RichText text={use} />
      </p>
      {Object.entries(variants).map(([prop, values = {}]) => (
        <PairTable key={prop} head={<code>{prop}</code>} explains="When" pairs={values} as="code" />
      ))}
      {(dos || donts) && (
        <Columns>
          {dos && <Advice title="Do" tone="known" lines={dos} />}
          {donts && <Advice title="Don’t" tone="wrong" lines={donts} />}
        </Columns>
      )}
      {anatomy && <Heading>Anatomy</Heading>}
      {anatomy && <PairTable head="Part" explains="What it is" pairs={anatomy} as="strong" />}
      {keys && <Heading>Keys</Heading>}
      {keys && <PairTable head="Key" explains="What it does" pairs={keys} as="kbd" />}
    </>
  );
}

interface PairTableProps {
  head: ReactNode;
  explains: string;
  pairs: Readonly<Record<string, string>>;
  /** The element of each name. */
  as: 'code' | 'kbd' | 'strong';
}

function PairTable({ head, explains, pairs, as: Name }: PairTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th>{head}</th>
          <th>{explains}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(pairs).map(([name, text]) => (
          <tr key={name}>
            <th scope="row">
              <Name>{name}</Name>
            </th>
            <td>
              <RichText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface AdviceProps {
  title: string;
  tone: 'known' | 'wrong';
  lines: readonly string[];
}

function Advice({ title, tone, lines }: AdviceProps) {
  return (
    <Panel data-tone={tone}>
      <strong>{title}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Names in backticks are code, and those of components lead to their pages. */
function RichText({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    return pages[part] ? <PageLink key={part} name={part} /> : <code key={part}>{part}</code>;
  });
}

export function PageLink({ name }: { name: string }) {
  return (
    <a href={`?path=/docs/${pages[name]}`} target="_top">
      {name}
    </a>
  );
}

const Table = styled.table`
  && {
    width: 100%;
    margin-block: ${space.s4} ${space.s6};
    border-collapse: collapse;
  }

  &&& tr {
    background: none;
  }

  &&& th,
  &&& td {
    padding: ${space.s2} ${space.s4} ${space.s2} 0;
    border: 0;
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: baseline;
  }

  && thead th {
    color: ${color.textMuted};
    font-weight: 400;
  }

  && tbody th {
    width: 14rem;
    font-weight: 400;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: ${space.s4};
  margin-block: ${space.s6};
`;

const Panel = styled.div`
  padding: ${space.s4} ${space.s5};
  border-block-start: 3px solid var(--tone);
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};

  &[data-tone='known'] {
    --tone: ${color.known};
  }
  &[data-tone='wrong'] {
    --tone: ${color.wrong};
  }

  > strong {
    color: var(--tone);
  }

  && ul {
    margin: ${space.s2} 0 0;
    padding-inline-start: ${space.s5};
    list-style: disc;
  }
`;
