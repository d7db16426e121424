import { defineMessages } from '@wordhoard/i18n/messages';
import { color, size, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Paper, type PrintedProps, Side } from './paper.tsx';

/** Questions with lines to write on, then the answers under the same numbers. */
export function PrintedTest({ name, columns, rows }: PrintedProps) {
  const { formatMessage } = useIntl();
  const [asked = '', ...answers] = columns;
  const task = `${asked} → ${answers.join(', ')}`;
  return (
    <>
      <Paper>
        <h2 dir="auto">{name}</h2>
        <Head>
          <Blank>{formatMessage(messages.name)}</Blank>
          <Blank>{formatMessage(messages.date)}</Blank>
        </Head>
        <p>{task}</p>
        <Questions>
          {rows.map(({ id, sides }) => (
            <li key={id}>
              <Question>
                <span>
                  <Side side={sides[0]} />
                </span>
                {answers.map((answer) => (
                  <Line key={answer} />
                ))}
              </Question>
            </li>
          ))}
        </Questions>
      </Paper>
      <Paper>
        <h2 dir="auto">{formatMessage(messages.answers, { name })}</h2>
        <Answers>
          {rows.map(({ id, sides }) => (
            <li key={id}>
              {sides.slice(1).map((side, index) => (
                <span key={answers[index]}>
                  {index > 0 && ' · '}
                  <Side side={side} />
                </span>
              ))}
            </li>
          ))}
        </Answers>
      </Paper>
    </>
  );
}

const messages = defineMessages({
  name: { id: 'print.test.name', defaultMessage: 'Name' },
  date: { id: 'print.test.date', defaultMessage: 'Date' },
  answers: { id: 'print.test.answers', defaultMessage: '{name}: answers' },
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s8};
  margin-block-end: ${space.s5};
`;

const Blank = styled.p`
  flex: 1 1 12rem;
  border-block-end: 1px solid ${color.textMuted};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Questions = styled.ol`
  padding-inline-start: 2.5em;

  > li {
    list-style: decimal;
    break-inside: avoid;
  }
`;

const Question = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: ${space.s4};
  padding-block: ${space.s3} 0;
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  height: 1.5rem;
  border-block-end: 1px solid ${color.textMuted};
`;

const Answers = styled(Questions)`
  columns: 16rem;

  > li {
    padding-block: ${space.s1};
  }
`;
