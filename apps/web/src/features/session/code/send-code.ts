import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { api } from '#kit/api.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import type { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';
import { showToast, type ToastKind } from '@pavilion/ui/overlays/toast.ts';
import { asksForCaptcha, useCaptcha, type SolvedCaptcha } from '../captcha/captcha.queries.ts';

/** Instants of the server's clock. */
export type SendPause = { expirationTime: string; time: string };

/** Returns how long the server's pause lasts; the default of section 9 without usable times. */
export function pauseMs({ expirationTime, time }: SendPause): number {
  const ms = Date.parse(expirationTime) - Date.parse(time);
  return Number.isFinite(ms) && ms > 0 ? ms : limits.smsCountdownSeconds * 1000;
}

export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

/** Section 4, "SMS code button": the seconds until another code may be requested, else 0. */
function useCountdown(): { seconds: number; start: (pause: SendPause) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (endsAtMs === 0) return;
    const tick = (): void => {
      const left = secondsLeft(endsAtMs, performance.now());
      setSeconds(left);
      if (left === 0) setEndsAtMs(0);
    };
    tick();
    const timer = setInterval(tick, limits.smsCountdownTickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const start = useCallback((pause: SendPause) => {
    setEndsAtMs(performance.now() + pauseMs(pause));
  }, []);
  return { seconds, start };
}

function pauseOf({ code, value }: CallError): SendPause | null {
  const { expirationTime, time } = (value as Partial<SendPause> | null | undefined) ?? {};
  const isPause = code === 'sms.wait' && expirationTime !== undefined && time !== undefined;
  return isPause ? { expirationTime, time } : null;
}

export type SmsCodePurpose = 'login' | 'password' | 'register' | 'bind';

/** Returns the call that sends a code to a number of the site's country. */
export function useSmsCodeRequest(purpose: SmsCodePurpose) {
  const dialingCode = useSettings()?.brand.dialingCode;
  return (mobileNum: string, captcha: SolvedCaptcha) => {
    const input = {
      mobileNum,
      ...captcha,
      ...(dialingCode && { countryDialingCode: dialingCode }),
    };
    if (purpose === 'register') return api.credentials.requestRegisterSmsCode(input);
    if (purpose === 'bind') return api.security.requestBindSmsCode(input);
    return api.credentials.requestSmsCode({ ...input, purpose });
  };
}

export function requestMailCode(email: string) {
  return api.security.requestEmailCode({ email });
}

type Said = { key: MessageKey; durationMs?: number };

/** Short notices while a code is sent, and after it. */
export type SendNotices = { sending?: Said; sent: Said };

function useSay() {
  const text = useText();
  return (said: Said | undefined, kind: ToastKind): (() => void) => {
    if (said === undefined) return () => undefined;
    const { key, ...options } = said;
    return showToast(text(key), { kind, ...options });
  };
}

/**
 * Sends codes, counts down the pause before the next one, and asks for a captcha where the server
 * does. Without `notices` the form itself shows what happened.
 */
export function useSendCode<To>(
  request: (to: To, captcha: SolvedCaptcha) => Promise<SendPause>,
  notices: SendNotices | null = null,
) {
  const say = useSay();
  const errorText = useErrorText();
  const { seconds, start } = useCountdown();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const captcha = useCaptcha(isAsked, 'sms');

  const { mutate, isPending, error } = useMutation<SendPause, CallError, To>({
    mutationFn: async (to) => {
      const endWaiting = say(notices?.sending, 'waiting');
      try {
        return await request(to, await captcha.solve(typed));
      } finally {
        endWaiting();
      }
    },
    onSuccess: (pause) => {
      start(pause);
      setAsked(false);
      say(notices?.sent, 'success');
    },
    onError: (refusal) => {
      const pause = pauseOf(refusal);
      if (pause !== null) start(pause);
      if (asksForCaptcha(refusal)) {
        setAsked(true);
        captcha.refresh();
        setTyped('');
      }
      if (notices === null) return;
      showToast(errorText(refusal), { kind: 'error', durationMs: limits.toastShortMs });
    },
  });
  return { send: mutate, isSending: isPending, error, seconds, start, captcha, typed, setTyped };
}

export type CodeSending<To> = ReturnType<typeof useSendCode<To>>;
