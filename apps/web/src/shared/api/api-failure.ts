import { ApiFailure } from '@wordhoard/api-client';
import { atom } from 'jotai';

/** Whether the last calls have found the server away. */
export const isServerUnreachableAtom = atom(false);

/** Not reached, or behind something that does not reach it: that gets better by itself. */
export const isUnreachable = ({ status }: ApiFailure): boolean => status === 0 || status >= 502;

/** A screen asks for what its address names. A request that is invalid names something that cannot exist. */
export const isInvalidAddress = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'ParameterInvalid';
