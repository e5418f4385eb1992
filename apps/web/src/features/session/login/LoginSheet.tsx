import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useOwnKind } from '#features/site/visitor.ts';
import { useLoginClass } from '#kit/login-class.ts';
import { readSession, useSessionRecord } from '#kit/session-record.ts';
import { narrowPage } from '#kit/session/narrow-page.ts';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { returnTo } from '../return-to.ts';
import { forgetWaitingLogin, useWaitingLogin } from './login-step.queries.ts';
import { LoginBody } from './LoginBody.tsx';
import { LoginOffer } from './LoginOffer.tsx';
import { LoginStepForm } from './LoginStepForm.tsx';
import styles from './LoginSheet.module.css';

/** The address of the log-in that a guest was led to, with what the history would have kept. */
export type LoginRequest = {
  to: string;
  state: unknown;
  /** The path of the page under the sheet. */
  from: string;
};

export type LoginSheetProps = { open: boolean; onClose: () => void; request: LoginRequest };

/** Closes the sheet when the page under it has changed. */
function useCloseOnPageChange({ open, request, onClose }: LoginSheetProps): void {
  const [path] = useLocation();
  const isLeft = open && path !== request.from;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);
}

/** Goes on with what the guest wanted once there is a session; a trial account stays on the page. */
function useGoOn(target: string, { open, onClose }: LoginSheetProps): boolean {
  const isIn = useSessionRecord() !== null;
  const trial = useOwnKind()?.trial === true;
  const [, navigate] = useLocation();
  const goOn = useEffectEvent(() => {
    onClose();
    const here = location.pathname + location.search;
    const to = narrowPage(readSession()) ?? target;
    if (!trial && to !== here) navigate(to);
  });
  useEffect(() => {
    if (open && isIn) goOn();
  }, [open, isIn]);
  return isIn;
}

/** The log-in over a page, which goes on with what the guest tapped (D26). */
export function LoginSheet(props: LoginSheetProps) {
  const { open, request, onClose } = props;
  const text = useText();
  const waiting = useWaitingLogin();
  const target = returnTo(request.state, new URL(request.to, location.href).search);
  useLoginClass(open);
  useCloseOnPageChange(props);
  const done = useGoOn(target, props);
  useEffect(() => {
    if (!open) forgetWaitingLogin();
  }, [open]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(waiting === null ? 'login.sheet.title' : 'login.step.heading')}
      closeLabel={text('shell.close')}
    >
      {waiting === null ? (
        <div className={styles.content}>
          <LoginOffer />
          <LoginBody target={target} done={done} />
        </div>
      ) : (
        <div className={styles.content}>
          <p className={styles.hint}>{text('login.step.hint')}</p>
          <LoginStepForm step={waiting} done={done} />
        </div>
      )}
    </Sheet>
  );
}
