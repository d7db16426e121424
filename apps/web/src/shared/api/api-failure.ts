import { ApiFailure } from '@wordhoard/api-client';
import { atom } from 'jotai';

/** Whether the latest requests could not reach the server. */
export const isServerUnreachableAtom = atom(false);

/** The server or a proxy before it could not be reached, which is a temporary failure. */
export const isUnreachable = ({ status }: ApiFailure): boolean => status === 0 || status >= 502;

/** A screen requests what its address names, so an invalid request means that the page cannot exist. */
export const isInvalidAddress = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'ParameterInvalid';
