import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirmContext.ts';
import { loadConfirmDialog } from './loadConfirmDialog.ts';

type Question = { request: ConfirmRequest } & Awaited<ReturnType<typeof loadConfirmDialog>>;

/** Without its code there is no dialog; the question is then the browser's to ask. */
const askNatively = ({ title, message = '' }: ConfirmRequest) =>
  window.confirm(`${title}\n\n${message}`.trim());

/** Holds the confirmation, of which only one can be open. Part of LeafProvider. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  // The question outlives `opened`, so that the text stays while the dialog fades out.
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState(false);
  const settle = useRef<(agreed: boolean) => void>(undefined);

  const answer = (agreed: boolean) => {
    setOpened(false);
    settle.current?.(agreed);
    settle.current = undefined;
  };

  const confirm = useCallback<Confirm>(async (request) => {
    const code = await loadConfirmDialog().catch(() => undefined);
    if (!code) return askNatively(request);
    settle.current?.(false);
    setQuestion({ request, ...code });
    setOpened(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <question.ConfirmDialog
          {...question.request}
          opened={opened}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  );
}
