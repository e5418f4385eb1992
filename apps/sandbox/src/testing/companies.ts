import { createSandbox } from '#app.ts';
import { createMailReceiver } from '#companies/outbox/mail-receiver.ts';
import { readConfig } from '#config.ts';
import { hub88Variables } from './hub88-keys.ts';
import { noAssets } from './no-assets.ts';

/** Runs the companies without pages for people, so that no build is needed. */
// oxlint-disable-next-line node/no-process-env -- a program of its own, like main.ts
const config = readConfig({ ...hub88Variables(), ...process.env });
// oxlint-disable-next-line node/no-process-env -- a program of its own, like main.ts
const atOnce = process.env['SANDBOX_RESULTS_AT_ONCE'] === '1';
const pace = atOnce ? { results: { noneMs: 0, finalMs: 0 } } : {};
const { server, outbox } = createSandbox(config, noAssets, pace);
const mail = createMailReceiver(config.host, config.smtpPort, outbox);
await mail.listen();
await server.listen({ host: config.host, port: config.port });
process.stdout.write(`Sandbox on ${config.publicOrigin}\n`);
process.once('SIGTERM', () => process.exit(0));
