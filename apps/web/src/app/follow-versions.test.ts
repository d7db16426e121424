import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followVersions } from './follow-versions.ts';

const onNewVersion = vi.fn<(use: () => void) => void>();
const reload = vi.fn();
let following: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  following = new AbortController();
});
afterEach(() => {
  following.abort();
  vi.useRealTimers();
});

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn(async () => undefined);

  /** The server has a new version, which the browser has stored. */
  receiveVersion(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

async function open({ isControlled = true } = {}) {
  const registration = new FakeRegistration();
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? new FakeWorker() : null,
    register: async () => registration,
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let time = 0;
  await followVersions({
    workers: workers as unknown as ServiceWorkerContainer,
    page: page as unknown as Document,
    now: () => time,
    onNewVersion,
    reload,
    signal: following.signal,
  });
  return {
    registration,
    change: () => workers.dispatchEvent(new Event('controllerchange')),
    showAfter(milliseconds: number) {
      time += milliseconds;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('offers a version that waits, and reloads the page once it is started', async () => {
  const { registration, change } = await open();
  const worker = registration.receiveVersion();
  expect(worker.postMessage).not.toHaveBeenCalled();
  onNewVersion.mock.lastCall?.[0]();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  change();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads the page if the former version does not end', async () => {
  const { registration } = await open();
  registration.receiveVersion();
  onNewVersion.mock.lastCall?.[0]();
  vi.advanceTimersByTime(9_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('starts the latest version, also one that was installed before the page learned of it', async () => {
  const { registration } = await open();
  const first = registration.receiveVersion();
  const second = new FakeWorker();
  registration.waiting = second;
  onNewVersion.mock.lastCall?.[0]();
  expect(first.postMessage).not.toHaveBeenCalled();
  expect(second.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  onNewVersion.mockClear();
  registration.dispatchEvent(new Event('updatefound'));
  expect(onNewVersion).toHaveBeenCalledOnce();
  registration.waiting = null;
  onNewVersion.mock.lastCall?.[0]();
  expect(reload).toHaveBeenCalledOnce();
});

it('offers to reload when another tab has started a version, and does not by itself', async () => {
  const { change } = await open();
  change();
  expect(reload).not.toHaveBeenCalled();
  onNewVersion.mock.lastCall?.[0]();
  expect(reload).toHaveBeenCalledOnce();
});

it('offers nothing when the app is stored for the first time', async () => {
  const { registration, change } = await open({ isControlled: false });
  registration.receiveVersion();
  change();
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('looks for a new version when the page is shown again, at most once an hour', async () => {
  const { registration, showAfter } = await open();
  showAfter(3_599_999);
  expect(registration.update).not.toHaveBeenCalled();
  showAfter(1);
  showAfter(60_000);
  expect(registration.update).toHaveBeenCalledOnce();
});
