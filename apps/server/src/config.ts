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
  operatorToken: string;
  sandbox: SandboxConfig | null;
};

/** Where the stand-ins for the outside companies listen, and the secrets shared with them. */
export type SandboxConfig = {
  url: string;
  vendorSecret: string;
  gatewayApiKey: string;
  gatewayWebhookSecret: string;
  smsAccountSid: string;
  smsAuthToken: string;
  smtpPort: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start; the sentence says what to set. */
class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

function readSecret(environment: Environment, name: string): string {
  const value = environment[name] ?? '';
  if (value.length < 16) {
    throw new ConfigError(`${name} must be set to a secret of at least 16 characters.`);
  }
  return value;
}

function readUrl(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] ?? fallback;
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new ConfigError(`${name} must be an address such as ${fallback}, but is "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function readSandbox(environment: Environment, port: number): SandboxConfig | null {
  if (environment['SANDBOX_URL'] === undefined) return null;
  return {
    url: readUrl(environment, 'SANDBOX_URL', `http://127.0.0.1:${port + 100}`),
    vendorSecret: readSecret(environment, 'SANDBOX_VENDOR_SECRET'),
    gatewayApiKey: readSecret(environment, 'SANDBOX_GATEWAY_API_KEY'),
    gatewayWebhookSecret: readSecret(environment, 'SANDBOX_GATEWAY_WEBHOOK_SECRET'),
    smsAccountSid: readSecret(environment, 'SANDBOX_SMS_ACCOUNT_SID'),
    smsAuthToken: readSecret(environment, 'SANDBOX_SMS_AUTH_TOKEN'),
    smtpPort: readPort(environment, 'SANDBOX_SMTP_PORT', port + 101),
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
  return {
    production: environment['NODE_ENV'] === 'production',
    host,
    port,
    metricsPort: readPort(environment, 'METRICS_PORT', port + 1),
    publicUrl: readUrl(environment, 'PUBLIC_URL', `http://${host}:${port}`),
    database: readDatabase(environment),
    migrationsDir: environment['MIGRATIONS_DIR'] || './apps/server/migrations',
    siteDir: environment['SITE_DIR'] || './site',
    webDir: environment['WEB_DIR'] || './apps/web/dist',
    logLevel: environment['LOG_LEVEL'] || 'info',
    unused: environment['REDIS_URL'] ? ['REDIS_URL'] : [],
    operatorToken: readSecret(environment, 'OPERATOR_TOKEN'),
    sandbox: readSandbox(environment, port),
  };
}
