import { color, family, size, space } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { Paper, type PrintedProps, Side } from './paper.tsx';
import { cardColumns, cardsOfPage, layOutCards, type PrintedRow } from './printed-rows.ts';

/** Cards to cut out: a page of fronts, then the page of their backs. */
export function PrintedCards({ rows }: PrintedProps) {
  return layOutCards(rows).flatMap(({ fronts, backs }, page) => [
    <CardPage key={`${page} front`} rows={fronts} from={0} to={1} />,
    <CardPage key={`${page} back`} rows={backs} from={1} />,
  ]);
}

interface CardPageProps {
  rows: readonly (PrintedRow | undefined)[];
  /** The sides of each row that the page shows. */
  from: number;
  to?: number;
}

function CardPage({ rows, from, to }: CardPageProps) {
  return (
    <Paper>
      <Cards>
        {rows.map((row, place) => (
          <Card key={place} data-front={from === 0 || undefined}>
            {row?.sides.slice(from, to).map((side, index) => (
              <p key={index}>
                <Side side={side} />
              </p>
            ))}
          </Card>
        ))}
      </Cards>
    </Paper>
  );
}

const lines = cardsOfPage / cardColumns;

/* Two cards of 90 mm fit the width of A4 and of Letter, four of 60 mm the height of both. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(${cardColumns}, minmax(0, 1fr));
  border-block-start: 1px dashed ${color.textMuted};
  border-inline-start: 1px dashed ${color.textMuted};
  direction: ltr;

  @media print {
    grid-template: repeat(${lines}, 60mm) / repeat(${cardColumns}, 90mm);
    width: max-content;
    margin-inline: auto;
  }
`;

const Card = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.s1};
  aspect-ratio: 3 / 2;
  overflow: hidden;
  padding: ${space.s3};
  border-block-end: 1px dashed ${color.textMuted};
  border-inline-end: 1px dashed ${color.textMuted};
  font-size: ${size.lead};
  text-align: center;
  overflow-wrap: anywhere;

  &[data-front] {
    font: 600 ${size.title} / 1.3 ${family.word};
  }

  @media print {
    aspect-ratio: auto;
  }
`;
