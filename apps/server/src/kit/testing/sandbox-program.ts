import { freePort, startProgram, startSilentServer } from './child-program.ts';

export const smsAccount = {
  accountSid: 'AC00000000000000000000000000000001',
  authToken: 'sms-token-for-tests',
};

export const identityCheckKey = 'identity-check-key-for-tests';

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
