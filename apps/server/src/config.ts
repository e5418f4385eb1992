import {
  ConfigError,
  readCount,
  readHeaderName,
  readList,
  readNetworks,
  readOrigins,
  readPort,
  readSecret,
  readText,
  readUrl,
  type Environment,
} from './config/read-settings.ts';

export type DatabaseConfig = { url?: string; dataDir: string };

export type Config = {
  production: boolean;
  host: string;
  port: number;
  metricsPort: number;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  database: DatabaseConfig;
  migrationsDir: string;
  siteDir: string;
  webDir: string;
  logLevel: string;
  /** What an operator has set that has no effect; said in the log at start. */
  unused: string[];
  /** Who may call what stands under `/operator/`. */
  operators: readonly { name: string; token: string }[];
  /** Private keys lie in the database encrypted under it. */
  keysSecret: string;
  /** The header in which the proxy before the server names the visitor's country; null if none. */
  countryHeader: string | null;
  /** Addresses and networks of those who are believed for whom they ask. */
  trustedProxies: readonly string[];
  /** Event streams of open pages that this process takes; the rest of the pages poll. */
  liveStreams: number;
  sandbox: SandboxConfig | null;
  /** The game vendor of the Hub88 shape; null where none is configured. */
  hub88: Hub88Config | null;
  /** The company that sends text messages; null where none is configured. */
  sms: SmsConfig | null;
  /** The mail server; null where none is configured. */
  mail: MailConfig | null;
  /** The service that vouches for people; null where none is configured. */
  identity: IdentityConfig | null;
};

export type IdentityConfig = {
  authorizeUrl: string;
  issuer: string;
  audience: string;
  keysUrl: string;
  needsNonce: boolean;
};

export type SmsConfig = { url: string; accountSid: string; authToken: string; from: string };

export type MailConfig = { url: string; from: string };

export type Hub88Config = {
  url: string;
  operatorId: number;
  privateKey: string;
  vendorPublicKey: string;
  /** Where its games are; a page of the site frames no other. */
  gameOrigins: readonly string[];
};

/** Where the stand-ins for the outside companies listen, and the secrets shared with them. */
export type SandboxConfig = {
  url: string;
  vendorSecret: string;
  gatewayApiKey: string;
  chatSecret: string;
  gatewayWebhookSecret: string;
  smsAccountSid: string;
  smsAuthToken: string;
  smtpPort: number;
};

/** A proxy beside the server needs no setting. */
export const ownMachine: readonly string[] = ['127.0.0.0/8', '::1'];

const mainOperator = 'main';

/** The key of OPERATOR_TOKEN is that of `main`; OPERATOR_TOKENS names further people. */
function readOperators(environment: Environment): Config['operators'] {
  const main = { name: mainOperator, token: readSecret(environment, 'OPERATOR_TOKEN') };
  const others = readList(environment, 'OPERATOR_TOKENS').map((one) => {
    const [, name = '', token = ''] = /^([a-z0-9][a-z0-9.-]{0,31}):(\S{16,})$/.exec(one) ?? [];
    if (name !== '') return { name, token };
    throw new ConfigError(
      'OPERATOR_TOKENS must be name:token,name:token with tokens of at least 16 characters.',
    );
  });
  const all = [main, ...others];
  for (const field of ['name', 'token'] as const) {
    if (new Set(all.map((one) => one[field])).size < all.length) {
      throw new ConfigError(`OPERATOR_TOKENS must give every operator a ${field} of their own.`);
    }
  }
  return all;
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/;

function readPublicUrl(environment: Environment, fallback: string): string {
  const url = readUrl(environment, 'PUBLIC_URL', fallback);
  const mayBePlain = environment['NODE_ENV'] !== 'production' || environment['PLAIN_HTTP'] === '1';
  if (mayBePlain || url.startsWith('https:') || loopback.test(new URL(url).hostname)) return url;
  throw new ConfigError(
    `PUBLIC_URL must begin with https:// in production, but is "${url}". Set it to the address ` +
      'that people open, or PLAIN_HTTP=1 where passwords may cross the network unprotected.',
  );
}

function readSandbox(environment: Environment, port: number): SandboxConfig | null {
  if (environment['SANDBOX_URL'] === undefined) return null;
  return {
    url: readUrl(environment, 'SANDBOX_URL', `http://127.0.0.1:${port + 100}`),
    vendorSecret: readSecret(environment, 'SANDBOX_VENDOR_SECRET'),
    gatewayApiKey: readSecret(environment, 'SANDBOX_GATEWAY_API_KEY'),
    chatSecret: readSecret(environment, 'SANDBOX_CHAT_SECRET'),
    gatewayWebhookSecret: readSecret(environment, 'SANDBOX_GATEWAY_WEBHOOK_SECRET'),
    smsAccountSid: readSecret(environment, 'SANDBOX_SMS_ACCOUNT_SID'),
    smsAuthToken: readSecret(environment, 'SANDBOX_SMS_AUTH_TOKEN'),
    smtpPort: readPort(environment, 'SANDBOX_SMTP_PORT', port + 101),
  };
}

const sandboxMailFrom = 'Pavilion <no-reply@pavilion.test>';

const sandboxOperatorId = 1;

/** The operator's own agreement wins over the sandbox. */
function readHub88(environment: Environment, sandbox: SandboxConfig | null): Hub88Config | null {
  if (environment['HUB88_URL']) {
    return {
      url: readUrl(environment, 'HUB88_URL', 'https://api.example.com'),
      operatorId: readCount(environment, 'HUB88_OPERATOR_ID', 0),
      privateKey: readSecret(environment, 'HUB88_PRIVATE_KEY'),
      vendorPublicKey: readSecret(environment, 'HUB88_PUBLIC_KEY'),
      gameOrigins: readOrigins(environment, 'HUB88_GAME_ORIGINS'),
    };
  }
  if (!sandbox) return null;
  return {
    url: `${sandbox.url}/hub88`,
    operatorId: sandboxOperatorId,
    privateKey: readSecret(environment, 'SANDBOX_HUB88_OPERATOR_PRIVATE_KEY'),
    vendorPublicKey: readSecret(environment, 'SANDBOX_HUB88_VENDOR_PUBLIC_KEY'),
    gameOrigins: [],
  };
}

/** The operator's own company wins over the sandbox. */
function readSms(environment: Environment, sandbox: SandboxConfig | null): SmsConfig | null {
  if (environment['SMS_URL']) {
    return {
      url: readUrl(environment, 'SMS_URL', 'https://api.example.com'),
      accountSid: readSecret(environment, 'SMS_ACCOUNT_SID'),
      authToken: readSecret(environment, 'SMS_AUTH_TOKEN'),
      from: readText(environment, 'SMS_FROM', 'the number or name that text messages come from'),
    };
  }
  if (!sandbox) return null;
  const { url, smsAccountSid: accountSid, smsAuthToken: authToken } = sandbox;
  return { url, accountSid, authToken, from: 'Pavilion' };
}

function readMail(environment: Environment, sandbox: SandboxConfig | null): MailConfig | null {
  const url = environment['SMTP_URL'] ?? '';
  if (url !== '') {
    if (!/^smtps?:\/\/./.test(url)) {
      throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://.');
    }
    return { url, from: readText(environment, 'MAIL_FROM', 'the address that mail comes from') };
  }
  if (!sandbox) return null;
  const { hostname } = new URL(sandbox.url);
  return { url: `smtp://${hostname}:${sandbox.smtpPort}`, from: sandboxMailFrom };
}

/** The operator's own service wins over the sandbox. */
function readIdentity(
  environment: Environment,
  sandbox: SandboxConfig | null,
): IdentityConfig | null {
  if (environment['IDENTITY_ISSUER']) {
    const address = (name: string, page: string) =>
      readUrl({ [name]: environment[name] ?? '' }, name, `https://identity.example.com/${page}`);
    return {
      issuer: environment['IDENTITY_ISSUER'],
      audience: readText(environment, 'IDENTITY_AUDIENCE', 'the name of the site at the issuer'),
      keysUrl: address('IDENTITY_KEYS_URL', 'keys'),
      authorizeUrl: address('IDENTITY_AUTHORIZE_URL', 'authorize'),
      needsNonce: environment['IDENTITY_NONCE'] !== 'off',
    };
  }
  if (!sandbox) return null;
  const issuer = `${sandbox.url}/identity`;
  return {
    issuer,
    audience: 'pavilion',
    keysUrl: `${issuer}/keys`,
    authorizeUrl: `${issuer}/authorize`,
    needsNonce: true,
  };
}

function readDatabase(environment: Environment): DatabaseConfig {
  const dataDir = environment['DATA_DIR'] || './data';
  const url = environment['DATABASE_URL'] ?? '';
  if (url === '') return { dataDir };
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// or be left out.');
  }
  return { dataDir, url };
}

/** The only reader of the environment. */
export function readConfig(environment: Environment): Config {
  const port = readPort(environment, 'PORT', 3000);
  const host = environment['HOST'] || '127.0.0.1';
  const sandbox = readSandbox(environment, port);
  return {
    production: environment['NODE_ENV'] === 'production',
    host,
    port,
    metricsPort: readPort(environment, 'METRICS_PORT', port + 1),
    publicUrl: readPublicUrl(environment, `http://${host}:${port}`),
    database: readDatabase(environment),
    migrationsDir: environment['MIGRATIONS_DIR'] || './apps/server/migrations',
    siteDir: environment['SITE_DIR'] || './site',
    webDir: environment['WEB_DIR'] || './apps/web/dist',
    logLevel: environment['LOG_LEVEL'] || 'info',
    unused: environment['REDIS_URL'] ? ['REDIS_URL'] : [],
    operators: readOperators(environment),
    keysSecret: readSecret(environment, 'KEYS_SECRET'),
    countryHeader: readHeaderName(environment, 'COUNTRY_HEADER'),
    trustedProxies: readNetworks(environment, 'TRUSTED_PROXIES', ownMachine),
    liveStreams: readCount(environment, 'LIVE_STREAMS', 10_000),
    sandbox,
    hub88: readHub88(environment, sandbox),
    sms: readSms(environment, sandbox),
    mail: readMail(environment, sandbox),
    identity: readIdentity(environment, sandbox),
  };
}
