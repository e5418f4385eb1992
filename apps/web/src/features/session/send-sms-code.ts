import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { asksForCaptcha, useCaptcha } from './captcha.queries.ts';
import { useRequestSmsCode, type SmsCodePurpose } from './sms-code.queries.ts';
import { useSmsCountdown, type SmsPause } from './sms-countdown.ts';

function pauseOf({ value }: CallError): SmsPause | null {
  const pause = value as Partial<SmsPause> | null;
  const { expirationTime, time } = pause ?? {};
  return expirationTime !== undefined && time !== undefined ? { expirationTime, time } : null;
}

/** Requests a code once the number is valid, and keeps the pause before the next one. */
export function useSendSmsCode(purpose: SmsCodePurpose) {
  const text = useText();
  const errorText = useErrorText();
  const call = useRequestSmsCode(purpose);
  const { seconds, start } = useSmsCountdown();
  const [needed, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const captcha = useCaptcha(needed, 'sms');

  function refuse(error: unknown): void {
    if (!(error instanceof CallError)) return;
    const pause = error.code === 'sms.wait' ? pauseOf(error) : null;
    if (pause !== null) start(pause);
    if (asksForCaptcha(error)) {
      setNeeded(true);
      captcha.refresh();
      setTyped('');
    }
    showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs });
  }

  async function send(mobileNum: string): Promise<void> {
    if (seconds > 0 || call.isPending) return;
    const endWaiting = showToast(text('sms.sending'), {
      kind: 'waiting',
      durationMs: limits.smsSendingToastMs,
    });
    try {
      const pause = await call.mutateAsync({ mobileNum, solved: captcha.solve(typed) });
      endWaiting();
      start(pause);
      setNeeded(false);
      showToast(text('sms.sent'), { kind: 'success', durationMs: limits.smsSentToastMs });
    } catch (error) {
      endWaiting();
      refuse(error);
    }
  }
  return { send, seconds, busy: call.isPending, captcha, typed, setTyped };
}
