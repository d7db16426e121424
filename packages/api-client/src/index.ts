export { ApiFailure, failureNotice, UNREACHABLE } from './api-failure.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  dataOf,
  type FailedCall,
  type Paths,
  type PostBody,
} from './create-api-client.ts';
export { fetchWithProgress } from './fetch-with-progress.ts';
export { type Session, type SignedInUser, sessionOf } from './session.ts';
export {
  type CookieJar,
  createTokenCookie,
  type TokenCookie,
  type TokenCookieOptions,
} from './token-cookie.ts';
