export type SandboxGatewaySettings = {
  /** Origin of the gateway, without a slash at the end. */
  url: string;
  apiKey: string;
  /** Of the form `whsec_<base64>`. */
  webhookSecret: string;
  /** How long an answer may take before the outcome counts as in doubt. */
  timeoutMs?: number;
};

export type SandboxGatewayConfig = {
  url: string;
  apiKey: string;
  webhookKey: Buffer;
  timeoutMs: number;
};

/** A wrong setting, which stops the start; the message says what to set. */
class GatewayConfigError extends Error {
  override readonly name = 'ConfigError';
}

const usualTimeoutMs = 10_000;
const minimumKeyBytes = 12;

function readWebhookKey(secret: string): Buffer {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length >= minimumKeyBytes) return key;
  throw new GatewayConfigError(
    `The webhook secret of the sandbox gateway must have the form whsec_<base64>, ` +
      `with at least ${minimumKeyBytes} bytes.`,
  );
}

/** @throws GatewayConfigError with a message that says which setting is wrong. */
export function checkSandboxSettings(settings: SandboxGatewaySettings): SandboxGatewayConfig {
  if (!URL.canParse(settings.url) || !/^https?:/.test(settings.url)) {
    throw new GatewayConfigError(
      `The address of the sandbox gateway must begin with http, but is "${settings.url}".`,
    );
  }
  if (settings.apiKey === '') {
    throw new GatewayConfigError('The key of the sandbox gateway must not be empty.');
  }
  return {
    url: settings.url.replace(/\/+$/, ''),
    apiKey: settings.apiKey,
    webhookKey: readWebhookKey(settings.webhookSecret),
    timeoutMs: settings.timeoutMs ?? usualTimeoutMs,
  };
}
