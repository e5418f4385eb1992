import type { LightMyRequestResponse } from 'fastify';
import { createSandbox } from '#app.ts';
import type { Sandbox, SandboxPace } from '#app.ts';
import type { ActionReply } from '#arcade/play/play-state.ts';
import { signBody, signatureHeader } from '#companies/vendor/signature.ts';
import type { SandboxConfig } from '#config.ts';
import { createFakePavilion } from './fake-pavilion.ts';
import type { FakePavilion } from './fake-pavilion.ts';
import { hub88KeysOf, hub88Pairs } from './hub88-keys.ts';
import { noAssets } from './no-assets.ts';

export type SandboxUnderTest = Sandbox & {
  config: SandboxConfig;
  pavilion: FakePavilion;
  /** Sends a call of the operator, signed with the right secret or with the one given. */
  post: (url: string, body: object, secret?: string) => Promise<LightMyRequestResponse>;
  /** Launches a game and returns the path of the seat. */
  launch: (game: string, mode?: 'real' | 'demo', accountId?: string) => Promise<string>;
  /** Plays an action of a seat; a refusal returns its name and no round. */
  act: (seatPath: string, action: string, input: object) => Promise<ActResult>;
  close: () => Promise<void>;
};

export type ActResult = { refusal: string | null; balance: string | null; round: never };

export const testSecrets = {
  vendorSecret: 'vendor-secret-for-tests',
  hub88: hub88KeysOf(hub88Pairs),
  gatewayApiKey: 'gateway-key-for-tests',
  chatSecret: 'chat-secret-for-tests',
  identityCheckKey: 'identity-check-key-for-tests',
  beaconPrivateKey: new Uint8Array(32).fill(1),
  resultsSecret: 'results-secret-for-tests',
  gatewayWebhookKey: Buffer.from('webhook-key-for-tests'),
  smsAccountSid: 'AC00000000000000000000000000000001',
  smsAuthToken: 'sms-token-for-tests',
} as const;

const quick: SandboxPace = {
  wallet: { callMs: 20_000, tries: 3, pauseMs: 5 },
  rollbackPausesMs: [20, 20, 20, 20],
  webhookPausesMs: [0, 20, 20, 20, 20, 20, 20, 20],
  payouts: { settleMs: 20, hang: () => Promise.resolve() },
  transfers: { lateMs: 80, hangMs: 120 },
  identityCheckMs: 20,
};

/** Starts a sandbox with a fake site behind it, both on free ports of the loopback. */
export async function startSandbox(pace: SandboxPace = {}): Promise<SandboxUnderTest> {
  const pavilion = createFakePavilion(testSecrets.vendorSecret);
  const pavilionOrigin = await pavilion.server.listen({ host: '127.0.0.1', port: 0 });
  const config: SandboxConfig = {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    pavilionOrigin,
    publicOrigin: 'http://127.0.0.1:3299',
    ...testSecrets,
  };
  const sandbox = createSandbox(config, noAssets, { ...quick, ...pace });
  const post: SandboxUnderTest['post'] = (url, body, secret = testSecrets.vendorSecret) => {
    const payload = JSON.stringify(body);
    const headers = signedHeaders(payload, secret);
    return sandbox.server.inject({ method: 'POST', url, headers, payload });
  };
  return {
    ...sandbox,
    config,
    pavilion,
    post,
    launch: async (game, mode = 'real', accountId = 'player-1') => {
      const body = mode === 'real' ? realLaunch(game, accountId) : demoLaunch(game);
      const response = await post(`/api/v1/softswiss/launcher/${mode}`, body);
      return new URL(response.json<{ launch_url: string }>().launch_url).pathname;
    },
    act: async (seatPath, action, input) => {
      const response = await sandbox.server.inject({
        method: 'POST',
        url: `${seatPath}/actions/${action}`,
        payload: input,
      });
      return readReply(response.json<ActionReply<never>>());
    },
    close: async () => {
      await sandbox.server.close();
      await pavilion.server.close();
    },
  };
}

export function signedHeaders(raw: string, secret: string): Record<string, string> {
  return { 'content-type': 'application/json', [signatureHeader]: signBody(raw, secret) };
}

function readReply(reply: ActionReply<never>): ActResult {
  if (reply.outcome === 'played') return { refusal: null, balance: null, round: reply.round };
  const { refusal, balance } = reply;
  return {
    refusal,
    balance,
    get round(): never {
      throw new Error(`Refused: ${refusal}.`);
    },
  };
}

export function realLaunch(game: string, accountId = 'player-1'): Record<string, unknown> {
  return {
    casino_id: 'pavilion',
    game,
    account: { id: accountId, currency: 'PHP', nickname: 'Ana', country: 'PH' },
    locale: 'en',
    ip: '127.0.0.1',
    client_type: 'mobile',
    urls: {
      return_url: 'http://127.0.0.1:3000/m/home',
      deposit_url: 'http://127.0.0.1:3000/m/voucherCenter',
    },
    session_id: 'session-1',
  };
}

function demoLaunch(game: string): Record<string, unknown> {
  return {
    casino_id: 'pavilion',
    game,
    currency: 'PHP',
    balance: '500.00',
    locale: 'tl',
    urls: { return_url: 'http://127.0.0.1:3000/m/home' },
  };
}
