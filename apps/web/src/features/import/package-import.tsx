import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonRow, Note, Notice, Stack } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { showFailureAtom } from '../../shared/toast/failure-text.tsx';
import { ImportProgress } from './import-progress.tsx';
import { maxPackageBytes, sendPackage } from './send-package.ts';

const RunningImport = lazyComponent(
  async () => (await import('./running-import.tsx')).RunningImport,
);

const packageName = /\.(apkg|colpkg|mochi|zip)$|^wordhoard-.*\.json$/i;
const parameter = 'import';

interface PackageImportProps {
  /** The fields for words, which may be given such a file too. */
  children: (onImport: (file: File) => void) => ReactNode;
}

/** Takes the place of the fields for words while an Anki package or an account is imported. Its address names the import. */
export function PackageImport({ children }: PackageImportProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(parameter);
  const sending = useSending((sent) => setParameters({ [parameter]: sent }));
  const input = useRef<HTMLInputElement>(null);
  useDroppedPackage(sending.send);

  if (sending.part !== undefined) {
    return (
      <ImportProgress
        label={formatMessage(messages.sending)}
        done={sending.part}
        onCancel={sending.stop}
      />
    );
  }
  if (id !== null) {
    return (
      <Suspense>
        <RunningImport id={id} onLeave={() => setParameters({})} />
      </Suspense>
    );
  }
  return (
    <Stack $gap="s6">
      {children(sending.send)}
      {user !== undefined && (
        <Stack $gap="s2">
          <input
            ref={input}
            type="file"
            accept=".apkg,.colpkg,.mochi,.zip,.json"
            hidden
            onChange={({ target }) => {
              sending.send(target.files?.[0]);
              target.value = '';
            }}
          />
          <ButtonRow>
            <Button onClick={() => input.current?.click()}>{formatMessage(messages.choose)}</Button>
          </ButtonRow>
          <Note>{formatMessage(messages.hint)}</Note>
          {sending.isTooLarge && (
            <Notice tone="bad" role="alert">
              {formatMessage(messages.tooLarge)}
            </Notice>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** Sends a package. While it does, `part` is the share that has been sent, from 0 to 1. */
function useSending(onSent: (id: string) => void) {
  const api = useApi();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const [part, setPart] = useState<number>();
  const [isTooLarge, setTooLarge] = useState(false);
  const showFailure = useSetAtom(showFailureAtom);
  const controller = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setPart(0);
    try {
      const options = { onProgress: setPart, signal, langCode, tranLangCode };
      onSent(await sendPackage(api, file, options));
    } catch (cause) {
      if (!signal.aborted && cause instanceof ApiFailure) showFailure(cause);
    }
    setPart(undefined);
  }
  return {
    part,
    isTooLarge,
    send(file: File | undefined) {
      if (file === undefined) return;
      setTooLarge(file.size > maxPackageBytes);
      if (file.size <= maxPackageBytes) void send(file);
    },
    stop: () => controller.current?.abort(),
  };
}

/** Receives a package that is dropped anywhere on the page. */
function useDroppedPackage(onDrop: (file: File) => void): void {
  const receive = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined || !packageName.test(file.name)) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => receive(event);
    document.addEventListener('drop', listen, { capture: true });
    return () => document.removeEventListener('drop', listen, { capture: true });
  }, []);
}

const messages = defineMessages({
  choose: { id: 'packageImport.choose', defaultMessage: 'Import a deck or an account' },
  hint: {
    id: 'packageImport.hint',
    defaultMessage:
      'An Anki (.apkg, .colpkg) or Mochi (.mochi) file of up to 500 MB: decks, pictures, sounds and your review history. Or a Wordhoard account export, with everything in it.',
  },
  tooLarge: {
    id: 'packageImport.tooLarge',
    defaultMessage: 'This file is larger than 500 MB. Export single decks, or leave out the media.',
  },
  sending: { id: 'packageImport.sending', defaultMessage: 'Sending the file…' },
});
