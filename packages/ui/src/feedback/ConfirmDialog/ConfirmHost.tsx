import { lazy, type ReactNode, Suspense, startTransition, useCallback, useRef, useState } from 'react';
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirmContext.ts';
import { loadConfirmDialog } from './loadConfirmDialog.ts';

const ConfirmDialog = lazy(() => loadConfirmDialog().then((module) => ({ default: module.ConfirmDialog })));

/** Holds the confirmation, of which only one can be open. Part of LeafProvider. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  // The request outlives `opened`, so that the text stays while the dialog fades out.
  const [request, setRequest] = useState<ConfirmRequest>();
  const [opened, setOpened] = useState(false);
  const settle = useRef<(agreed: boolean) => void>(undefined);

  const answer = (agreed: boolean) => {
    setOpened(false);
    settle.current?.(agreed);
    settle.current = undefined;
  };

  const confirm = useCallback<Confirm>((next) => {
    settle.current?.(false);
    // Outside a transition, React would show the empty fallback and delay the dialog by 300 ms.
    startTransition(() => {
      setRequest(next);
      setOpened(true);
    });
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Suspense fallback={null}>
        {request && (
          <ConfirmDialog
            {...request}
            opened={opened}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          />
        )}
      </Suspense>
    </ConfirmContext>
  );
}
