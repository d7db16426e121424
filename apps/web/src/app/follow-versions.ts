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

  function offerWaiting(): void {
    const { waiting } = registration;
    if (waiting === null || workers.controller === null) return;
    onNewVersion(() => {
      isChosenHere = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }

  offerWaiting();
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', offerWaiting, { signal }),
    { signal },
  );

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
