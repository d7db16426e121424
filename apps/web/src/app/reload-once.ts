import { pagePatterns } from '@wordhoard/contract/page-address';
import { tabStorage } from '../shared/storage/stored-atom.ts';

const reloadedKey = 'wordhoard.reloaded';

interface Ports {
  /** Differs between versions of the app. */
  version: string;
  reload: () => void;
}

/** The server has no chunks of former versions. If one is missing, the page is reloaded, at most once in each version. */
export async function reloadOnce({ version, reload }: Ports): Promise<void> {
  if (tabStorage.getItem(reloadedKey) === version || !(await isServerReachable())) return;
  tabStorage.setItem(reloadedKey, version);
  reload();
}

const isServerReachable = (): Promise<boolean> =>
  fetch(pagePatterns.shell, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
