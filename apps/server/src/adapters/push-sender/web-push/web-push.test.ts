import { expect, test } from 'vitest';
import { freePort, startSilentServer } from '#kit/testing/child-program.ts';
import { startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import {
  createPushBrowser,
  newSiteKey,
  senderOf,
  startPushCompany,
  type BroughtPush,
} from '#ports/fakes/push-sender.stub.ts';
import type { PushSender, PushTarget } from '#ports/push-sender.ts';
import { pushSenderSuite } from '#ports/suites/push-sender.suite.ts';
import { createWebPush } from './web-push.ts';

const subject = 'https://site.example';
const senderWith = (timeoutMs: number) =>
  createWebPush({ subject, clock: () => new Date(), timeoutMs });
const patient = senderWith(20_000);
const hasty = senderWith(200);

/** Only the silent company gets a short timeout, since it never answers. */
const senderTo = (silent: string): PushSender => ({
  send: (target, ...more) => (target.endpoint === silent ? hasty : patient).send(target, ...more),
});

pushSenderSuite('Web Push, spoken to a stand-in,', async () => {
  const company = await startPushCompany();
  const silentServer = await startSilentServer();
  const silent = `http://127.0.0.1:${silentServer.port}/one`;
  const siteOf = new Map<string, string>();
  const texts = new Map<string, string[]>();
  const readers = new Map<string, (body: Buffer) => string>();

  async function answerTo(push: BroughtPush): Promise<number> {
    const site = siteOf.get(push.path);
    if (push.path.startsWith('/busy')) return 503;
    if (site === undefined) return 410;
    const { key } = await senderOf(push, company.origin);
    if (key !== site) return 403;
    try {
      texts.get(push.path)?.push(readers.get(push.path)?.(push.body) ?? '');
    } catch {
      // A browser drops what it cannot read, after its company has accepted it.
    }
    return 201;
  }
  company.answer(answerTo);

  return {
    sender: senderTo(silent),
    subscribe: async (publicKey) => {
      const { target, read } = createPushBrowser(company.origin);
      const { pathname } = new URL(target.endpoint);
      siteOf.set(pathname, publicKey);
      texts.set(pathname, []);
      readers.set(pathname, read);
      return {
        target,
        received: async () => texts.get(pathname) ?? [],
        leave: async () => void siteOf.delete(pathname),
      };
    },
    busy: async () => ({
      ...createPushBrowser(company.origin).target,
      endpoint: `${company.origin}/busy`,
    }),
    silent,
    nobody: `http://127.0.0.1:${await freePort()}/one`,
    close: async () => {
      silentServer.close();
      await company.close();
    },
  };
});

pushSenderSuite('Web Push, spoken to the sandbox,', async () => {
  const sandbox = await startSandboxProgram();
  const silent = `http://127.0.0.1:${sandbox.silentPort}/push`;
  const subscribe = async (applicationServerKey: string, kind = '') => {
    const response = await fetch(`${sandbox.url}/push/browsers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey, kind }),
    });
    return (await response.json()) as { id: string } & PushTarget;
  };
  return {
    sender: senderTo(silent),
    subscribe: async (publicKey) => {
      const { id, ...target } = await subscribe(publicKey);
      const place = `${sandbox.url}/push/browsers/${id}`;
      return {
        target,
        received: async () =>
          ((await (await fetch(place)).json()) as { received: string[] }).received,
        leave: async () => void (await fetch(place, { method: 'DELETE' })),
      };
    },
    busy: async (publicKey) => {
      const { id: _, ...target } = await subscribe(publicKey, 'busy');
      return target;
    },
    silent,
    nobody: `http://127.0.0.1:${sandbox.nobodyPort}/push`,
    close: sandbox.close,
  };
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [302, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'notSent'],
  [500, 'notSent'],
  [503, 'notSent'],
])('§2 Message center: an answer of %i is %s', async (status, outcome) => {
  const company = await startPushCompany();
  company.answer(status);
  const { target } = createPushBrowser(company.origin);
  expect(await patient.send(target, 'one', newSiteKey())).toMatchObject({ outcome });
  const [brought] = company.received;
  expect(brought && (await senderOf(brought, company.origin)).subject).toBe(subject);
  await company.close();
});
