import type { Endpoints } from '@pavilion/contract/endpoints';
import type { DatabaseTransaction } from '../../db/tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refused } from '../../http/refused.ts';
import { createRepeatingJobs } from '../../kit/repeating-job.ts';
import { createSecretBox } from '../../kit/secret-box.ts';
import { pushKey } from './key/push-key.ts';
import { createPushSending, tellOfLetter } from './outgoing/bring-pushes.ts';
import type { PushParts } from './push-parts.ts';
import {
  hasSubscription,
  keepSubscription,
  removeOfSession,
} from './subscription/push-subscription.store.ts';

export type PushDependencies = Omit<PushParts, 'key'> & { keysSecret: string };

export type Push = ReturnType<typeof createPush>;

const secondMs = 1000;

/** Tells browsers that a letter came, while the page is closed. */
export function createPush({ keysSecret, ...deps }: PushDependencies) {
  const { db, clock, logger, isOn, isEndpoint } = deps;
  const box = createSecretBox(keysSecret, 'push');
  const key = () => pushKey(db, box, clock());

  function refuseWhenOff(): void {
    if (!isOn) throw new Refused('push.closed');
  }

  const handlers: Handlers<Endpoints['push']> = {
    getPushKey: async (_, { caller }) => {
      refuseWhenOff();
      const { publicKey } = await key();
      return { publicKey, kept: await hasSubscription(db, caller.sessionId) };
    },
    keepPushSubscription: async (target, { caller }) => {
      refuseWhenOff();
      if (!isEndpoint(target.endpoint)) throw new Refused('push.endpoint.refused');
      await keepSubscription(db, caller, target, clock());
      return {};
    },
    removePushSubscription: async (_, { caller }) => {
      await removeOfSession(db, caller.sessionId);
      return {};
    },
  };

  const sendDue = createPushSending({ ...deps, key });
  const job = {
    name: 'bring pushes',
    everyMs: secondMs,
    run: async (signal: AbortSignal) => void (await sendDue(signal)),
  };
  return {
    handlers,
    jobs: createRepeatingJobs([job], logger),
    letterCame: async (
      transaction: DatabaseTransaction,
      memberIds: readonly bigint[],
      from: string,
    ): Promise<void> => {
      if (isOn) await tellOfLetter(transaction, memberIds, from, clock());
    },
    forgetSession: (sessionId: string) => removeOfSession(db, sessionId),
  };
}
