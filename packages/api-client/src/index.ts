export { ApiFailure, failureNotice, UNREACHABLE } from './api-failure.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  defineCall,
  type FailedCall,
  type Paths,
  type PostAnswer,
  type PostBody,
  readData,
} from './create-api-client.ts';
export { fetchWithProgress } from './fetch-with-progress.ts';
export {
  type CookieJar,
  createTokenCookie,
  readSession,
  type Session,
  type SignedInUser,
  type TokenCookie,
  type TokenCookieOptions,
} from './session.ts';
