import type { Database } from '#db/database.ts';
import { forgetNonces } from '#http/encryption/encryption.store.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/rate-limit.ts';
import type { RepeatingJob } from '#kit/repeating-job.ts';
import { trialMemberType } from '@pavilion/domain/member/member-type';
import { forgetCaptchas } from '../captcha/captcha.store.ts';
import { forgetDevices } from '../device/device.store.ts';
import { forgetLoginRecords } from '../history/login-record.store.ts';
import { forgetSteps } from '../login-step/login-step.store.ts';
import { closeExpiredTrials } from '../member/member.store.ts';
import { forgetChallenges } from '../passkey/passkey.store.ts';
import { forgetSignIns } from '../sign-in/sign-in.store.ts';
import { loginsKeptMs } from './own-sessions.ts';
import { forgetSessions } from './session.store.ts';
import type { Sessions } from './sessions.ts';

const minuteMs = 60_000;
/** Longer than the longest window of any limit. */
const limitsKeptMs = 2 * 86_400_000;

export type CleanUpParts = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  sessions: Sessions;
};

/** What happens without anyone asking: what is over ends, and what is old is removed. */
export function cleanUpJobs({ db, clock, limiter, sessions }: CleanUpParts): RepeatingJob[] {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  return [
    { name: 'end expired sessions', everyMs: minuteMs, run: () => sessions.endExpired() },
    {
      name: 'close expired free play',
      everyMs: 5 * minuteMs,
      run: () => closeExpiredTrials(db, trialMemberType, clock()),
    },
    {
      name: 'forget what is old',
      everyMs: 10 * minuteMs,
      run: async () => {
        await limiter.forget(limitsKeptMs);
        await forgetNonces(db, ago(minuteMs));
        await forgetCaptchas(db, ago(minuteMs));
        await forgetChallenges(db, ago(minuteMs));
        await forgetSignIns(db, ago(minuteMs));
        await forgetSteps(db, ago(minuteMs));
        await forgetLoginRecords(db, ago(loginsKeptMs));
        await forgetSessions(db, ago(loginsKeptMs));
        await forgetDevices(db, ago(loginsKeptMs));
      },
    },
  ];
}
