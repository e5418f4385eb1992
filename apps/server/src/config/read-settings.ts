import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start; the sentence says what to set. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

export function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

export function readCount(environment: Environment, name: string, fallback: number): number {
  const text = environment[name] || String(fallback);
  if (!/^\d{1,6}$/.test(text)) {
    throw new ConfigError(`${name} must be a number from 0 to 999999, but is "${text}".`);
  }
  return Number(text);
}

export function readHeaderName(environment: Environment, name: string): string | null {
  const text = environment[name] ?? '';
  if (text === '') return null;
  if (/^[a-z][a-z0-9-]*$/i.test(text)) return text.toLowerCase();
  throw new ConfigError(`${name} must be the name of a header, but is "${text}".`);
}

export function readSecret(environment: Environment, name: string): string {
  const value = environment[name] ?? '';
  if (value.length < 16) {
    throw new ConfigError(`${name} must be set to a secret of at least 16 characters.`);
  }
  return value;
}

export function readText(environment: Environment, name: string, what: string): string {
  const value = environment[name] ?? '';
  if (value === '') throw new ConfigError(`${name} must be set to ${what}.`);
  return value;
}

export function readUrl(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] ?? fallback;
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new ConfigError(`${name} must be an address such as ${fallback}, but is "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

/** What a setting lists, between commas. */
export function readList(environment: Environment, name: string): string[] {
  const all = (environment[name] ?? '').split(',').map((one) => one.trim());
  return all.filter((one) => one !== '');
}

export function readOrigins(environment: Environment, name: string): string[] {
  return readList(environment, name).map((one) => {
    const origin = URL.canParse(one) ? new URL(one).origin : '';
    if (/^https?:/.test(origin) && (one === origin || one === `${origin}/`)) return origin;
    throw new ConfigError(`${name} must be origins such as https://games.example.com,https://….`);
  });
}

/** An address, or a network such as 10.0.0.0/8; never all there are. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const most = family === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

export function readNetworks(
  environment: Environment,
  name: string,
  fallback: readonly string[],
): readonly string[] {
  const given = readList(environment, name);
  const wrong = given.find((one) => !isNetwork(one));
  if (wrong === undefined) return given.length === 0 ? fallback : given;
  throw new ConfigError(
    `${name} must be addresses or networks such as 10.0.0.0/8,fd00::/8, but one is "${wrong}".`,
  );
}
