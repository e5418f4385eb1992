import {
  CompanyConfigError,
  companyAddress,
  type CompanyAddress,
} from '#kit/network/company-call.ts';

export type SandboxGatewaySettings = {
  /** Origin of the gateway, without a slash at the end. */
  url: string;
  apiKey: string;
  /** Of the form `whsec_<base64>`. */
  webhookSecret: string;
  /** How long an answer may take before the outcome counts as in doubt. */
  timeoutMs?: number;
};

export type SandboxGatewayConfig = CompanyAddress & { webhookKey: Buffer };

const usualTimeoutMs = 10_000;
const minimumKeyBytes = 12;

function readWebhookKey(secret: string): Buffer {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length >= minimumKeyBytes) return key;
  throw new CompanyConfigError(
    `The webhook secret of the sandbox gateway must have the form whsec_<base64>, ` +
      `with at least ${minimumKeyBytes} bytes.`,
  );
}

/** @throws CompanyConfigError with a message that says which setting is wrong. */
export function checkSandboxSettings(settings: SandboxGatewaySettings): SandboxGatewayConfig {
  const { url, apiKey, timeoutMs = usualTimeoutMs } = settings;
  return {
    ...companyAddress('the sandbox gateway', { url, apiKey, timeoutMs }),
    webhookKey: readWebhookKey(settings.webhookSecret),
  };
}
