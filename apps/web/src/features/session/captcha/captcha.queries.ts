import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { CallError } from '@pavilion/contract/client';

export type CaptchaForm = 'picture' | 'words';

/** The server requests a captcha in the hints of a refusal (section 4, "Login"). */
export function asksForCaptcha({ value }: CallError): boolean {
  return (
    typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true
  );
}

/** Fetches a captcha while one is needed; `refresh` and another form fetch a new one. */
export function useCaptcha(
  needed: boolean,
  purpose: 'login' | 'sms' | 'register' | 'application' | 'claim' = 'login',
) {
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const [form, setForm] = useState<CaptchaForm>('picture');
  // The panel computes it while the person reads; without it the server asks again.
  const proofRef = useRef<Promise<string | undefined>>(undefined);
  const { data, error } = useQuery({
    // A captcha in words has a language; a picture serves all.
    queryKey: ['session', 'captcha', purpose, round, form, form === 'words' && language],
    queryFn: ({ signal }) => api.credentials.getCaptcha({ purpose, form }, signal),
    enabled: needed,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  return {
    needed,
    form,
    error,
    captchaId: data?.captchaId,
    proofBits: data?.proofBits ?? null,
    proofRef,
    image: data?.image ?? null,
    words: data?.words ?? null,
    refresh: () => setRound((past) => past + 1),
    /** Returns what is sent with a call, after the proof of a captcha in words. */
    solve: async (typed: string) =>
      needed && data
        ? { captchaId: data.captchaId, captcha: typed.trim(), captchaProof: await proofRef.current }
        : {},
    switchForm: () => setForm(form === 'picture' ? 'words' : 'picture'),
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
export type SolvedCaptcha = Awaited<ReturnType<Captcha['solve']>>;
