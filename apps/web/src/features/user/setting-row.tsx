import { color, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SettingRowProps {
  name: string;
  /** What is set, or what the action does. */
  state: string;
  /** The action. */
  children?: ReactNode;
}

/** A setting of the account, as an item of a list. */
export function SettingRow({ name, state, children }: SettingRowProps) {
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <State>{state}</State>
      </div>
      {children}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding-block: ${space.s3};
  border-block-start: 1px solid ${color.hairline};

  &:last-child {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Name = styled.p`
  font-weight: 550;
`;

const State = styled.p`
  max-width: 20rem;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
