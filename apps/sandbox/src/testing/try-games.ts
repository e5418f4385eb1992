import path from 'node:path';
import { createSandbox } from '#app.ts';
import { createMailReceiver } from '#companies/outbox/mail-receiver.ts';
import { loadAssets } from '#pages/assets.ts';
import { createFakePavilion } from './fake-pavilion.ts';
import { realLaunch, signedHeaders, testSecrets } from './sandbox-under-test.ts';

const host = '127.0.0.1';
const sandboxPort = 3210;
const pavilionPort = 3211;
const smtpPort = 3212;

/** Runs the built sandbox against a fake wallet: `/try/<game>` there opens a game for money. */
async function tryGames(): Promise<void> {
  const pavilion = createFakePavilion(testSecrets.vendorSecret);
  const publicOrigin = `http://${host}:${sandboxPort}`;
  const assets = loadAssets(path.join(import.meta.dirname, '../../dist/public'));
  const config = {
    host,
    port: sandboxPort,
    smtpPort,
    pavilionOrigin: `http://${host}:${pavilionPort}`,
    publicOrigin,
    ...testSecrets,
  };
  const sandbox = createSandbox(config, assets);
  pavilion.server.get('/try/:game', async (request, reply) => {
    const { game } = request.params as { game: string };
    const { locale } = request.query as { locale?: string };
    return reply.redirect(await launch(publicOrigin, game, locale ?? 'en'));
  });
  pavilion.server.get('/framed/:game', async (request, reply) => {
    const { game } = request.params as { game: string };
    const address = await launch(publicOrigin, game, 'en');
    return reply.type('text/html').send(framePage(address));
  });
  pavilion.server.get('/balance/:balance', (request, reply) => {
    pavilion.setBalance((request.params as { balance: string }).balance);
    return reply.send({ balance: pavilion.balance() });
  });
  await createMailReceiver(host, smtpPort, sandbox.outbox).listen();
  await pavilion.server.listen({ host, port: pavilionPort });
  await sandbox.server.listen({ host, port: sandboxPort });
  process.stdout.write(`http://${host}:${pavilionPort}/try/coral-choir\n`);
}

async function launch(sandboxOrigin: string, game: string, locale: string): Promise<string> {
  const raw = JSON.stringify({ ...realLaunch(game), locale });
  const response = await fetch(`${sandboxOrigin}/api/v1/softswiss/launcher/real`, {
    method: 'POST',
    headers: signedHeaders(raw, testSecrets.vendorSecret),
    body: raw,
  });
  const answer = (await response.json()) as { launch_url?: string; code?: string };
  if (answer.launch_url === undefined) throw new Error(`Launch refused: ${answer.code ?? ''}.`);
  return answer.launch_url;
}

/** A small site: a header that lists the messages of the game, and the game in a frame. */
function framePage(address: string): string {
  return `<!doctype html><meta name="viewport" content="width=device-width">
<body style="margin:0;background:#07080f;color:#fff;font:14px system-ui">
<header style="height:52px" id="messages"></header>
<iframe src="${address}" style="border:0;width:100%;height:calc(100vh - 52px)"></iframe>
<script>addEventListener('message', (event) => {
  document.getElementById('messages').append(event.origin + ' ' + event.data.type + ' ');
})</script></body>`;
}

await tryGames();
