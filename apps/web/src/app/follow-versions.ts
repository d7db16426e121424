interface Ports {
  workers: ServiceWorkerContainer;
  page: Document;
  now: () => number;
  /** Called with a function that reloads the page with the new version. */
  onNewVersion: (use: () => void) => void;
  reload: () => void;
  signal: AbortSignal;
}

/** Milliseconds between checks for a new version. The browser checks by itself when a page is opened. */
const checkInterval = 3_600_000;

/** How long a learner waits at most for the version that they have chosen, in milliseconds. */
const patience = 10_000;

/** Registers the service worker, and tells when a version of the app waits or has been started by another tab. */
export async function followVersions(ports: Ports): Promise<void> {
  const { workers, page, now, onNewVersion, reload, signal } = ports;
  let isFirst = workers.controller === null;
  let isChosenHere = false;
  workers.addEventListener(
    'controllerchange',
    () => {
      if (isChosenHere) reload();
      else if (!isFirst) onNewVersion(reload);
      isFirst = false;
    },
    { signal },
  );
  const registration = await workers.register('/sw.js');

  /** The version that waits now: a later one may have replaced the one that was offered, or it has started. */
  function start(): void {
    const { waiting } = registration;
    isChosenHere = true;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    // The former version ends after the last file that it fetches for this page. Reloading cancels them.
    if (waiting) setTimeout(reload, patience);
    else reload();
  }

  function offerWaiting(): void {
    if (registration.waiting !== null && workers.controller !== null) onNewVersion(start);
  }

  // On a busy device, a version may be installed before the page learns of it.
  function followInstalling(): void {
    registration.installing?.addEventListener('statechange', offerWaiting, { signal });
    offerWaiting();
  }

  followInstalling();
  registration.addEventListener('updatefound', followInstalling, { signal });

  let checkedAt = now();
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.visibilityState === 'hidden' || now() - checkedAt < checkInterval) return;
      checkedAt = now();
      // Without a connection, the next time will do.
      registration.update().catch(() => undefined);
    },
    { signal },
  );
}
