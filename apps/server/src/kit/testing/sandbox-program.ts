import { freePort, startProgram, startSilentServer } from './child-program.ts';

export const smsAccount = {
  accountSid: 'AC00000000000000000000000000000001',
  authToken: 'sms-token-for-tests',
};

export const identityCheckKey = 'identity-check-key-for-tests';

/** What signs the sandbox's public randomness, and what checks it. */
export const beaconKeys = {
  private: '5a1d0c7be9f24483a6cc90e17d35b8f20449ad8e63c1572b9e0fd6a874b3c215',
  public:
    '8f71e4fd16871dec23c824d1a92526206da6075d6a84fef0d1b9186609651057091afc90bf55205a' +
    '2bd7d1665ea4734c09ed804797a0588c38f8b99f8425f7e45b300b9086dd258e0d01bf509eaed7bf' +
    '817c099ae0086fc271455849d2bc98c5',
};

export const resultsSecret = 'results-secret-for-tests';

/** Starts the sandbox, a port that never answers, and a port that nothing listens on. */
export async function startSandboxProgram() {
  const [port, smtpPort, nobodyPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const silent = await startSilentServer();
  const program = await startProgram(
    'apps/sandbox/src/testing/companies.ts',
    {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_VENDOR_SECRET: 'vendor-secret-for-tests',
      SANDBOX_GATEWAY_API_KEY: 'gateway-key-for-tests',
      SANDBOX_CHAT_SECRET: 'chat-secret-for-tests',
      SANDBOX_IDENTITY_CHECK_KEY: identityCheckKey,
      SANDBOX_BEACON_PRIVATE_KEY: beaconKeys.private,
      SANDBOX_RESULTS_SECRET: resultsSecret,
      SANDBOX_RESULTS_AT_ONCE: '1',
      SANDBOX_GATEWAY_WEBHOOK_SECRET: `whsec_${Buffer.from('webhook-key-tests').toString('base64')}`,
      SANDBOX_SMS_ACCOUNT_SID: smsAccount.accountSid,
      SANDBOX_SMS_AUTH_TOKEN: smsAccount.authToken,
    },
    /Sandbox on/,
  );
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    smtpPort,
    nobodyPort,
    silentPort: silent.port,
    /** The messages to a receiver that the sandbox accepted, newest first. */
    receivedBy: async (kind: 'sms' | 'mail', to: string): Promise<unknown> => {
      const query = `kind=${kind}&to=${encodeURIComponent(to)}`;
      const response = await fetch(`${url}/outbox.json?${query}`);
      return ((await response.json()) as { messages: unknown }).messages;
    },
    close: async () => {
      silent.close();
      await program.stop();
    },
  };
}
