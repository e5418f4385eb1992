import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { refuseTakenPorts } from './start/ports.mjs';
import { runTogether } from './start/processes.mjs';
import { serverArguments } from './start/server-arguments.mjs';
import { readSettings } from './start/settings.mjs';

/** The programs to run, each with its environment; variables that are set already win. */
function programsOf(settings, secrets) {
  const { host, port, metricsPort, sandboxPort, smtpPort, publicUrl, dataDir } = settings;
  const given = { ...secrets, ...process.env, HOST: host, DATA_DIR: dataDir };
  const server = {
    name: 'server',
    program: 'apps/server/dist/main.js',
    nodeArgs: serverArguments,
    env: {
      ...given,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: publicUrl,
      ...(settings.withSandbox && {
        SANDBOX_URL: settings.sandboxUrl,
        SANDBOX_SMTP_PORT: String(smtpPort),
      }),
    },
  };
  const sandbox = {
    name: 'sandbox',
    program: 'apps/sandbox/dist/main.js',
    nodeArgs: ['--enable-source-maps'],
    env: {
      ...given,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      PAVILION_URL: publicUrl,
    },
  };
  return settings.withSandbox ? [server, sandbox] : [server];
}

async function start() {
  process.chdir(root);
  const settings = readSettings(process.env);
  ensureInstalled();
  await build();
  // It imports a package, which the first start has installed just now.
  const { keepSecrets } = await import('./start/secrets.mjs');
  const secrets = keepSecrets(settings.dataDir, settings);
  const { host, port, metricsPort, sandboxPort, smtpPort, withSandbox } = settings;
  const sandboxPorts = withSandbox ? [sandboxPort, smtpPort] : [];
  await refuseTakenPorts(host, [port, metricsPort, ...sandboxPorts]);
  return runTogether(programsOf(settings, secrets));
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
