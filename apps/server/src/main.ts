import { paths } from '@pavilion/screens/paths';
import { createApp } from './app.ts';
import { tryAccountLines } from './app/people/try-accounts.ts';
import { readConfig } from './config.ts';
import { holdFreePorts } from './http/server/free-ports.ts';
import { createLogger } from './kit/logger.ts';

const stopWithinMs = 10_000;

/** Errors that an operator can correct; they are printed as a message without a stack. */
const sentenceErrors = new Set([
  'ConfigError',
  'SiteFolderError',
  'DatabaseUnavailableError',
  'MigrationError',
]);

function failStart(error: unknown): never {
  const isKnown = error instanceof Error && sentenceErrors.has(error.name);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const ports = await holdFreePorts(process.env);
  const config = readConfig(ports.environment);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  let stopping = false;

  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await ports.release();
  await app.start();
  console.log(`Pavilion is ready at ${config.publicUrl}${paths.home()}`);
  if (config.production) return;
  console.log(`The operator's console is at ${config.publicUrl}/console/`);
  console.log(tryAccountLines().join('\n'));
}

main().catch((error: unknown) => failStart(error));
