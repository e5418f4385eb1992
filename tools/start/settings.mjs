import path from 'node:path';

const highestPort = 65_535;
/** The sandbox listens this far above the site, its mail server one further. */
const sandboxDistance = 100;

const anyAddress = new Set(['0.0.0.0', '::']);

/**
 * The settings of `npm start` from the environment: ports, host, data folder, and whether the
 * sandbox runs. Throws a sentence that says what to set.
 */
export function readSettings(environment) {
  const portText = environment.PORT || '3000';
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port + sandboxDistance + 1 > highestPort) {
    const most = highestPort - sandboxDistance - 1;
    throw new Error(`PORT must be a number from 1 to ${most}, but is "${portText}".`);
  }
  const host = environment.HOST || '127.0.0.1';
  const reachableHost = anyAddress.has(host) ? '127.0.0.1' : host;
  return {
    host,
    port,
    metricsPort: port + 1,
    sandboxPort: port + sandboxDistance,
    smtpPort: port + sandboxDistance + 1,
    publicUrl: environment.PUBLIC_URL || `http://${reachableHost}:${port}`,
    sandboxUrl: environment.SANDBOX_URL || `http://${reachableHost}:${port + sandboxDistance}`,
    dataDir: path.resolve(environment.DATA_DIR || './data'),
    production: environment.NODE_ENV === 'production',
    withSandbox: environment.NODE_ENV !== 'production' || environment.SANDBOX === '1',
  };
}
