import { ActivityChart, color, radius, Skeleton, size, space } from '@wordhoard/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

/** The place of a chart. It keeps its height, so that nothing moves when the chart is loaded. */
export function ChartPlace({ children }: { children: ReactNode }) {
  return <Place>{children ?? <Loading />}</Place>;
}

interface ActivityProps {
  label: string;
  /** `undefined` while they are loading. */
  bars: ComponentProps<typeof ActivityChart>['bars'] | undefined;
  /** Says why there is no chart, if no bar has a value. */
  empty: string;
}

export function ActivityPlace({ label, bars, empty }: ActivityProps) {
  const isEmpty = bars?.every(({ value }) => value === 0);
  return (
    <ChartPlace>
      {bars && (isEmpty ? <NoChart>{empty}</NoChart> : <ActivityChart label={label} bars={bars} />)}
    </ChartPlace>
  );
}

/* At least as high as each of the charts. */
const Place = styled.div`
  display: grid;
  align-items: start;
  min-height: 8.5rem;
`;

const Loading = styled(Skeleton)`
  align-self: stretch;
  height: auto;
`;

const NoChart = styled.p`
  display: grid;
  align-self: stretch;
  place-items: center;
  padding: ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${size.caption};
  text-align: center;
`;

/** A line below a chart, which may still be empty. */
export const ChartNote = styled.p`
  min-height: 1lh;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
