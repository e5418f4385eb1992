import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { paths } from '@pavilion/screens/paths';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { waitForCode } from '../login/login-step.queries.ts';
import { useShowPreviousLogin } from '../login/previous-login.ts';
import { useLogInByIdentity } from '../sign-in.queries.ts';
import { keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

type SignInReturnProps = {
  fragment: string;
  /** Called with the page where the person was before. */
  onBackTo: (path: string) => void;
};

/** Ends a sign-in at the service with a session, a registration, or the reason why not. */
export function SignInReturn({ fragment, onBackTo }: SignInReturnProps) {
  const text = useText();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const logIn = useLogInByIdentity();
  const showPreviousLogin = useShowPreviousLogin();
  const begun = useRef(false);

  /** Returns the error to show; null when the page goes on. */
  async function finish(): Promise<string | null> {
    const { takeAnswer } = await import('./sign-in-page.ts');
    const answer = takeAnswer(fragment);
    if (answer.outcome === 'cancelled') return text('signIn.cancelled');
    if (answer.outcome === 'failed') return text('error.identity.failed');
    onBackTo(answer.backTo);
    try {
      showPreviousLogin(await logIn.mutateAsync(answer));
    } catch (error) {
      if (waitForCode(error, null)) return null;
      const isNew = error instanceof CallError && error.code === 'identity.unknown';
      if (!isNew) return errorText(error);
      keepPendingSignIn(error.value as PendingSignIn);
      navigate(paths.register());
    }
    return null;
  }

  const { mutate, data, error } = useMutation({ mutationFn: finish });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);

  const problem = error === null ? (data ?? null) : errorText(error);
  if (problem !== null) return <Notice tone="error">{problem}</Notice>;
  return <Notice>{text('signIn.waiting')}</Notice>;
}
