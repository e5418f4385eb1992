import path from 'node:path';
import { createSandbox } from './app.ts';
import { createMailReceiver } from './companies/outbox/mail-receiver.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadAssets } from './pages/assets.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const assets = loadAssets(path.join(import.meta.dirname, 'public'));
  const { server, outbox } = createSandbox(config, assets);
  const mail = createMailReceiver(config.host, config.smtpPort, outbox);
  await mail.listen();
  await server.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `Sandbox on ${config.publicOrigin}, mail on port ${config.smtpPort}, ` +
      `wallet calls to ${config.pavilionOrigin}\n`,
  );
  const stop = (): void => {
    void Promise.all([server.close(), mail.close()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? 'Sandbox configuration: ' : ''}${text}\n`);
  process.exit(1);
});
