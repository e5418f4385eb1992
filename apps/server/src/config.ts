import { isIP } from 'node:net';
import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong configuration, which stops the start; one sentence for each wrong variable. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Makes the error message of a kind of variable; it follows the variable's name. */
function notThis(what: string) {
  return ({ input }: { input: string }) => `must be ${what}, but is "${input}".`;
}

const text = v.string();

function isPort(given: string): boolean {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= 65_535;
}

const port = v.pipe(
  text,
  v.check(isPort, notThis('a port number from 1 to 65535')),
  v.transform(Number),
);

const count = v.pipe(
  text,
  v.regex(/^\d{1,6}$/, notThis('a number from 0 to 999999')),
  v.transform(Number),
);

const secret = v.pipe(text, v.minLength(16, 'must be set to a secret of at least 16 characters.'));

const beaconKey = v.pipe(
  text,
  v.regex(/^[\da-f]{192}$/, 'must be set to a public key of BLS12-381: 192 digits of hex.'),
);

const headerName = v.pipe(
  text,
  v.regex(/^(?:[a-z][a-z0-9-]*)?$/i, notThis('the name of a header')),
  v.transform((given) => given.toLowerCase() || null),
);

const isAddress = (given: string) => URL.canParse(given) && /^https?:/.test(given);

const withoutSlash = (given: string) => given.replace(/\/+$/, '');

const url = v.pipe(
  text,
  v.check(isAddress, notThis('an address such as https://site.example.com')),
  v.transform(withoutSlash),
);

const list = v.pipe(
  text,
  v.transform((given) => given.split(',').map((one) => one.trim())),
  v.filterItems((one) => one !== ''),
);

const addresses = v.pipe(
  list,
  v.minLength(1, 'must name at least one address.'),
  v.checkItems(
    isAddress,
    ({ input }) => `must be addresses such as https://a.example,https://…, but one is "${input}".`,
  ),
  v.mapItems(withoutSlash),
);

function isOrigin(given: string): boolean {
  const origin = URL.canParse(given) ? new URL(given).origin : '';
  return /^https?:/.test(origin) && (given === origin || given === `${origin}/`);
}

const origins = v.pipe(
  list,
  v.checkItems(isOrigin, 'must be origins such as https://games.example.com,https://….'),
  v.mapItems((one) => new URL(one).origin),
);

/** True for an address or a network such as 10.0.0.0/8, but not for all addresses. */
function isNetwork(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const most = family === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** Loopback addresses; a proxy on the same machine needs no setting. */
export const ownMachine: readonly string[] = ['127.0.0.0/8', '::1'];

const networks = v.pipe(
  list,
  v.checkItems(
    isNetwork,
    ({ input }) =>
      `must be addresses or networks such as 10.0.0.0/8,fd00::/8, but one is "${input}".`,
  ),
  v.transform((given) => (given.length === 0 ? ownMachine : given)),
);

const people = v.pipe(
  list,
  v.checkItems(
    (one) => /^[a-z0-9][a-z0-9.-]{0,31}:\S{16,}$/.test(one),
    'must be name:token,name:token with tokens of at least 16 characters.',
  ),
  v.mapItems((one) => {
    const [name = '', ...token] = one.split(':');
    return { name, token: token.join(':') };
  }),
);

const databaseUrl = v.pipe(
  text,
  v.regex(/^$|^postgres(?:ql)?:\/\//, 'must begin with postgres:// or be left out.'),
);

const mailUrl = v.pipe(text, v.regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://.'));

const textBeside = (name: string) => v.pipe(text, v.nonEmpty(`must be set where ${name} is.`));

const flag = (isOn: (given: string) => boolean) => v.pipe(text, v.transform(isOn));

const is = (value: string) => flag((given) => given === value);

const isNot = (value: string) => flag((given) => given !== value);

const usual = { HOST: '127.0.0.1', PORT: '3000' };

type Group = Readonly<
  Record<string, readonly [v.GenericSchema<string, unknown>, string, string, string?]>
>;

/**
 * Every variable that the server reads, by group and by the field that it fills: its kind, name,
 * meaning, and its default, which may name HOST and PORT. README has the same rows.
 */
export const variables = {
  site: {
    port: [port, 'PORT', 'the site', usual.PORT],
    host: [text, 'HOST', 'address to listen on', usual.HOST],
    metricsPort: [port, 'METRICS_PORT', 'the metrics', 'PORT+1'],
    publicUrl: [url, 'PUBLIC_URL', 'where people reach the site', 'http://HOST:PORT'],
    mayBePlain: [is('1'), 'PLAIN_HTTP', '`1` lets production start over plain http'],
    production: [is('production'), 'NODE_ENV', '`production`: no accounts to try'],
    siteDir: [text, 'SITE_DIR', 'the folder that makes the site', './site'],
    webDir: [text, 'WEB_DIR', 'the built web app', './apps/web/dist'],
    consoleDir: [text, 'CONSOLE_DIR', 'the built console', './apps/console/dist'],
    migrationsDir: [text, 'MIGRATIONS_DIR', 'the migrations', './apps/server/migrations'],
    logLevel: [text, 'LOG_LEVEL', 'fatal, error, warn, info, debug', 'info'],
    keysSecret: [secret, 'KEYS_SECRET', 'keys, account and id numbers lie encrypted under it'],
    countryHeader: [headerName, 'COUNTRY_HEADER', "the header that names a visitor's country"],
    trustedProxies: [networks, 'TRUSTED_PROXIES', 'proxies that are believed', ownMachine.join()],
    liveStreams: [count, 'LIVE_STREAMS', 'event streams of open pages in a process', '10000'],
  },
  database: {
    url: [databaseUrl, 'DATABASE_URL', 'a PostgreSQL 15+ server in place of the embedded database'],
    dataDir: [text, 'DATA_DIR', 'the embedded database', './data'],
  },
  operators: {
    token: [secret, 'OPERATOR_TOKEN', 'the key of the calls under `/operator/`'],
    others: [people, 'OPERATOR_TOKENS', 'further operators, `name:token,name:token`'],
  },
  hub88: {
    url: [url, 'HUB88_URL', 'a game vendor of the Hub88 shape'],
    operatorId: [count, 'HUB88_OPERATOR_ID', 'our number there'],
    privateKey: [secret, 'HUB88_PRIVATE_KEY', 'signs our calls'],
    vendorPublicKey: [secret, 'HUB88_PUBLIC_KEY', 'checks those of the vendor'],
    gameOrigins: [origins, 'HUB88_GAME_ORIGINS', 'where its games are; a page frames no others'],
  },
  sms: {
    url: [url, 'SMS_URL', 'a company that sends text messages'],
    accountSid: [secret, 'SMS_ACCOUNT_SID', 'our account there'],
    authToken: [secret, 'SMS_AUTH_TOKEN', 'the key of that account'],
    from: [textBeside('SMS_URL'), 'SMS_FROM', 'the number or name that text messages come from'],
  },
  mail: {
    url: [mailUrl, 'SMTP_URL', 'a mail server'],
    from: [textBeside('SMTP_URL'), 'MAIL_FROM', 'the address that mail comes from'],
  },
  identity: {
    issuer: [text, 'IDENTITY_ISSUER', 'log-in by Google, Facebook or phone'],
    audience: [textBeside('IDENTITY_ISSUER'), 'IDENTITY_AUDIENCE', 'the name of the site there'],
    keysUrl: [url, 'IDENTITY_KEYS_URL', 'where the issuer publishes its keys'],
    authorizeUrl: [url, 'IDENTITY_AUTHORIZE_URL', 'the page where people log in'],
    needsNonce: [isNot('off'), 'IDENTITY_NONCE', '`off` takes tokens without a nonce', 'on'],
  },
  beacon: {
    urls: [addresses, 'DRAND_URLS', 'mirrors of drand, whose randomness decides own draws'],
  },
  sandbox: {
    url: [url, 'SANDBOX_URL', 'the sandbox, which plays outside companies'],
    vendorSecret: [secret, 'SANDBOX_VENDOR_SECRET', 'signs launches and wallet calls'],
    gatewayApiKey: [secret, 'SANDBOX_GATEWAY_API_KEY', 'our key at the payment gateway'],
    gatewayWebhookSecret: [secret, 'SANDBOX_GATEWAY_WEBHOOK_SECRET', 'signs its webhooks'],
    chatSecret: [secret, 'SANDBOX_CHAT_SECRET', 'signs the tickets of the live chat'],
    identityCheckKey: [
      secret,
      'SANDBOX_IDENTITY_CHECK_KEY',
      'our key at the company for identity checks',
    ],
    beaconPublicKey: [beaconKey, 'SANDBOX_BEACON_PUBLIC_KEY', 'checks its public randomness'],
    resultsSecret: [secret, 'SANDBOX_RESULTS_SECRET', 'signs results of lotteries of others'],
    smsAccountSid: [secret, 'SANDBOX_SMS_ACCOUNT_SID', 'our account for text messages'],
    smsAuthToken: [secret, 'SANDBOX_SMS_AUTH_TOKEN', 'the key of that account'],
    smtpPort: [port, 'SANDBOX_SMTP_PORT', 'its mail server', 'PORT+101'],
  },
  sandboxHub88: {
    privateKey: [secret, 'SANDBOX_HUB88_OPERATOR_PRIVATE_KEY', 'signs calls of the Hub88 shape'],
    vendorPublicKey: [secret, 'SANDBOX_HUB88_VENDOR_PUBLIC_KEY', 'checks those of the vendor'],
  },
} as const satisfies Record<string, Group>;

type Values<Fields extends Group> = {
  -readonly [Field in keyof Fields]: v.InferOutput<Fields[Field][0]>;
};

type ValuesOf<Name extends keyof typeof variables> = Values<(typeof variables)[Name]>;

function fallbackIn({ HOST, PORT = '' }: Environment, fallback: string): string {
  const ownPort = Number(isPort(PORT) ? PORT : usual.PORT);
  return fallback
    .replace('HOST', HOST || usual.HOST)
    .replace(/PORT\+?(\d*)/, (_, above: string) => String(ownPort + Number(above)));
}

/**
 * Reads a group. A variable that is unset or empty has its default, except that an empty address is
 * a mistake; `mistakes` gets a sentence for each mistake.
 */
function read<Fields extends Group>(environment: Environment, fields: Fields, mistakes: string[]) {
  const values = Object.entries(fields).map(([field, [kind, name, , fallback = '']]) => {
    const given = kind === url ? environment[name] : environment[name] || undefined;
    const result = v.safeParse(kind, given ?? fallbackIn(environment, fallback));
    mistakes.push(...(result.issues ?? []).map(({ message }) => `${name} ${message}`));
    return [field, result.output] as const;
  });
  return Object.fromEntries(values) as Values<Fields>;
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/;

function checkPublicUrl({ production, mayBePlain, publicUrl }: ValuesOf<'site'>): void {
  if (!production || mayBePlain || publicUrl.startsWith('https:')) return;
  if (loopback.test(new URL(publicUrl).hostname)) return;
  throw new ConfigError(
    `PUBLIC_URL must begin with https:// in production, but is "${publicUrl}". Set it to the ` +
      'address that people open, or PLAIN_HTTP=1 where passwords may cross the network unprotected.',
  );
}

/** The key of OPERATOR_TOKEN belongs to `main`; OPERATOR_TOKENS names further operators. */
function operatorsOf({ token, others }: ValuesOf<'operators'>) {
  const all = [{ name: 'main', token }, ...others];
  for (const field of ['name', 'token'] as const) {
    if (new Set(all.map((one) => one[field])).size === all.length) continue;
    throw new ConfigError(`OPERATOR_TOKENS must give every operator a ${field} of their own.`);
  }
  return all;
}

/** The configuration of the companies that the sandbox simulates. */
function playedBy({ url: address, smsAccountSid, smsAuthToken, smtpPort }: ValuesOf<'sandbox'>) {
  const { hostname } = new URL(address);
  const issuer = `${address}/identity`;
  const keysUrl = `${issuer}/keys`;
  const authorizeUrl = `${issuer}/authorize`;
  return {
    hub88: { url: `${address}/hub88`, operatorId: 1, gameOrigins: [] },
    sms: { url: address, accountSid: smsAccountSid, authToken: smsAuthToken, from: 'Pavilion' },
    mail: { url: `smtp://${hostname}:${smtpPort}`, from: 'Pavilion <no-reply@pavilion.test>' },
    identity: { issuer, audience: 'pavilion', keysUrl, authorizeUrl, needsNonce: true },
  };
}

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment; configured companies take precedence over the sandbox. */
export function readConfig(environment: Environment) {
  const mistakes: string[] = [];
  const all = <Fields extends Group>(fields: Fields) => read(environment, fields, mistakes);
  const allIf = <Fields extends Group>(isOn: boolean, fields: Fields) =>
    isOn ? all(fields) : null;
  const isSet = (name: string) => Boolean(environment[name]);
  const hasSandbox = environment['SANDBOX_URL'] !== undefined;
  const site = all(variables.site);
  const { url: databaseAddress, dataDir } = all(variables.database);
  const keys = all(variables.operators);
  const hub88 = allIf(isSet('HUB88_URL'), variables.hub88);
  const sms = allIf(isSet('SMS_URL'), variables.sms);
  const mail = allIf(isSet('SMTP_URL'), variables.mail);
  const identity = allIf(isSet('IDENTITY_ISSUER'), variables.identity);
  const beacon = allIf(isSet('DRAND_URLS'), variables.beacon);
  const sandbox = allIf(hasSandbox, variables.sandbox);
  const sandboxHub88 = allIf(hasSandbox && !hub88, variables.sandboxHub88);
  if (mistakes.length > 0) throw new ConfigError([...new Set(mistakes)].join('\n'));
  checkPublicUrl(site);
  const played = sandbox && playedBy(sandbox);
  return {
    ...site,
    database: databaseAddress === '' ? { dataDir } : { dataDir, url: databaseAddress },
    operators: operatorsOf(keys),
    sandbox,
    beacon,
    hub88: hub88 ?? (played && sandboxHub88 && { ...sandboxHub88, ...played.hub88 }),
    sms: sms ?? (played && played.sms),
    mail: mail ?? (played && played.mail),
    identity: identity ?? (played && played.identity),
  };
}
