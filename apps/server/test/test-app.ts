import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Failure, failure } from '@wordhoard/contract';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { createApp } from '../src/app.ts';
import { loadServerSecret } from '../src/features/auth/secret.ts';
import { openSession } from '../src/features/auth/session.ts';
import {
  type Configuration,
  readConfiguration,
} from '../src/platform/configuration/configuration.ts';
import type { Connection, Database } from '../src/platform/database/database.ts';
import type { Api } from '../src/platform/http/api.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { openSpeech } from '../src/platform/speech/speech.ts';
import { openFileStorage } from '../src/platform/storage/file-store.ts';
import { type AppServices, createServices } from '../src/services.ts';
import { expectDescribedAnswer } from './described-answer.ts';
import { buildUser, type User } from './factory.ts';
import { JobRunner } from './job-runner.ts';
import { openTestConnection } from './test-connection.ts';

interface Address {
  method: string;
  path: string;
}

interface Route {
  path: string;
  responses: { 200: { content: { 'application/json': { schema: z.ZodType } } } };
}

interface PostRoute extends Route {
  method: string;
  request: { body: { content: { 'application/json': { schema: z.ZodType } } } };
}

type RequestBody<Called extends PostRoute> = z.input<
  Called['request']['body']['content']['application/json']['schema']
>;
type AnswerBody<Called extends Route> = z.output<
  Called['responses'][200]['content']['application/json']['schema']
>;

export const reader = { 'content-type': 'application/json' };
export const russianReader = { ...reader, 'accept-language': 'ru' };

const noProgram = 'not-installed';
/** Looked for once: starting a process from one as large as a test's takes as long as a test. */
const noSpeech = openSpeech({ espeak: noProgram, flite: noProgram });

/** Refused before a connection is opened, because it is private. */
const unreachable = 'http://127.0.0.1:9';

export const webDirectory = new URL('./web', import.meta.url).pathname;

/** The real app on a real database. It is open during the tests of a file. */
export function useApp(setting: Setting = {}): TestApp {
  const app = new TestApp(setting);
  beforeAll(() => app.open());
  afterAll(() => app.close());
  return app;
}

interface OpenApp {
  api: Api;
  services: AppServices;
  configuration: Configuration;
  connection: Connection;
  jobRunner: JobRunner;
}

interface Setting {
  /** Environment variables, read when the app is opened. */
  variables?: () => Record<string, string>;
  log?: Logger;
  /** Opens the database. The default is a new one with the starter content. */
  connect?: () => Promise<Connection>;
}

export class TestApp {
  readonly #setting: Setting;
  #opened: OpenApp | undefined;
  #closeDatabase = async () => {};

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async open(): Promise<void> {
    const {
      variables,
      log = pino({ level: 'silent' }),
      connect = openTestConnection,
    } = this.#setting;
    const connection = await connect();
    const { database } = connection;
    this.#closeDatabase = () => connection.close();
    const configuration = readConfiguration({
      DATA_DIRECTORY: join(tmpdir(), `wordhoard-app-${randomUUID()}`),
      TRUSTED_PROXIES: '1',
      WEB_DIRECTORY: webDirectory,
      ESPEAK: noProgram,
      FLITE: noProgram,
      CHANNEL_KEY: randomBytes(32).toString('base64'),
      TELEGRAM_API_URL: unreachable,
      ...variables?.(),
    });
    const tokenSecret = await loadServerSecret(database, 'token');
    const fileStorage = await openFileStorage(configuration.fileStore);
    const hasSpeech = Object.values(configuration.speech).some((name) => name !== noProgram);
    const speech = await (hasSpeech ? openSpeech(configuration.speech) : noSpeech);
    const jobs = new JobQueue(connection.queueDatabase, { log, runsJobs: false });
    // The embedded database has one connection: within a transaction, starting the queue would wait for itself.
    if ('embedded' in connection.queueDatabase) await jobs.prepare([]);
    const isStopping = () => false;
    const foundation = { database, log, isStopping, fileStorage, speech, jobs, tokenSecret };
    const services = createServices(configuration, foundation);
    const jobRunner = new JobRunner(connection.queueDatabase, services);
    this.#opened = { api: createApp(services), services, configuration, connection, jobRunner };
  }

  async close(): Promise<void> {
    this.#opened?.services.events.close();
    await this.#opened?.services.jobs.stop();
    await this.#opened?.jobRunner.stop();
    await this.#opened?.services.channels.close();
    await this.#closeDatabase();
    await rm(this.configuration.dataDirectory, { recursive: true, force: true });
  }

  get database(): Database {
    return this.services.database;
  }

  get connection(): Connection {
    return this.#open.connection;
  }

  get services(): AppServices {
    return this.#open.services;
  }

  get api(): Api {
    return this.#open.api;
  }

  get configuration(): Configuration {
    return this.#open.configuration;
  }

  /** Runs one attempt of every waiting background job. */
  runJobs(): Promise<void> {
    return this.#open.jobRunner.run();
  }

  /** Runs the jobs that a killed server has left. */
  async repeatLostJobs(): Promise<void> {
    await this.#open.jobRunner.giveBackLost();
    await this.runJobs();
  }

  /** The headers of a signed-in user, by default a new learner. */
  async headersOf(user?: User): Promise<Record<string, string>> {
    const { database } = this;
    const token = await openSession(user ?? (await buildUser(database)), this.services);
    return { ...reader, authorization: `Bearer ${token}` };
  }

  /** Sends a request from a random address, unless it has one, and expects a described answer. */
  async request(path: string, init?: RequestInit): Promise<Response> {
    const headers = new Headers(init?.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', randomAddress());
    const response = await this.api.request(path, { ...init, headers });
    await expectDescribedAnswer(init?.method ?? 'GET', path, response);
    return response;
  }

  /** Calls a route and expects a response that matches the contract exactly. */
  async call<Called extends PostRoute>(
    route: Called,
    body: RequestBody<Called>,
    headers: Record<string, string> = reader,
  ): Promise<AnswerBody<Called>> {
    return readAnswer(route, await this.#send(route, body, headers));
  }

  async get<Called extends Route>(
    route: Called,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<AnswerBody<Called>> {
    return readAnswer(route, await this.request(path, { headers }));
  }

  /** Calls a route, or posts to a path, and expects a coded failure. */
  async refusal(
    route: string | Address,
    body: unknown,
    headers: Record<string, string> = reader,
  ): Promise<{ status: number } & Failure> {
    const address = typeof route === 'string' ? { method: 'post', path: route } : route;
    const response = await this.#send(address, body, headers);
    return { status: response.status, ...failure.parse(await response.json()) };
  }

  #send(
    { method, path }: Address,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> {
    const init = { method: method.toUpperCase(), headers, body: JSON.stringify(body) };
    return this.request(path, init);
  }

  get #open() {
    if (this.#opened === undefined) throw new Error('The app is open within tests only');
    return this.#opened;
  }
}

/** The body of a successful response that matches the contract exactly. */
export async function readAnswer<Called extends Route>(
  route: Called,
  response: Response,
): Promise<AnswerBody<Called>> {
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  const { schema } = route.responses[200].content['application/json'];
  expect(schema.parse(answer)).toEqual(answer);
  return answer as AnswerBody<Called>;
}

function randomAddress(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');
}

/** A user of an app, with the headers of a session. */
export class SignedInUser {
  readonly app: TestApp;
  readonly user: User;
  readonly headers: Record<string, string>;

  constructor(app: TestApp, user: User, headers: Record<string, string>) {
    this.app = app;
    this.user = user;
    this.headers = headers;
  }
}
