import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import type { SolvedCaptcha } from '#features/session/CodeFields.tsx';
import { isOfCaptcha } from '#kit/captcha-refusal.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { AskedClaim, ClaimCaptchaSheetProps } from './ClaimCaptchaSheet.tsx';

/** Few are ever asked for a captcha; its form is fetched when one is. */
const sheet = lazyComponent<'ClaimCaptchaSheet', ClaimCaptchaSheetProps>(
  'ClaimCaptchaSheet',
  () => import('./ClaimCaptchaSheet.tsx'),
);

type Claim<Answer> = {
  /** Sends it, the same each time but for the answer to a captcha. */
  send: (captcha: SolvedCaptcha) => Promise<Answer>;
  done: (answer: Answer) => void;
  refused: (error: CallError) => void;
};

type Ask = (claim: AskedClaim, error: CallError) => void;

const AskOfPage = createContext<Ask>(({ refused }, error) => refused(error));

/** Sends a claim; where the site asks for a captcha first, again with the answer of the member. */
export function useSendClaim() {
  const ask = use(AskOfPage);
  return <Answer,>({ send, done, refused }: Claim<Answer>): void =>
    afterCall(send({}), done, (error) => {
      if (!isOfCaptcha(error)) refused(error);
      else ask({ send: async (captcha) => done.bind(null, await send(captcha)), refused }, error);
    });
}

/** Asks for a captcha, in a sheet over the page, before claims inside that are refused without. */
export function CaptchaBeforeClaims({ children }: { children: ReactNode }) {
  /** Null until one was asked. */
  const [asked, setAsked] = useState<{ claim: AskedClaim; open: boolean } | null>(null);
  const ask: Ask = (claim, error) => {
    sheet.load().then(
      () => setAsked({ claim, open: true }),
      () => claim.refused(error),
    );
  };
  return (
    <AskOfPage value={ask}>
      {children}
      {asked !== null && (
        <Suspense>
          <sheet.Component {...asked} onClose={() => setAsked({ ...asked, open: false })} />
        </Suspense>
      )}
    </AskOfPage>
  );
}
