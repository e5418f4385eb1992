import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, testSecrets } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { createMailReceiver } from './mail-receiver.ts';
import type { MailReceiver } from './mail-receiver.ts';
import type { OutboxMessage } from './message.ts';

let sandbox: SandboxUnderTest;
let mail: MailReceiver;
let mailPort: number;

beforeAll(async () => {
  sandbox = await startSandbox();
  mail = createMailReceiver('127.0.0.1', 0, sandbox.outbox);
  mailPort = await mail.listen();
});
afterAll(async () => {
  await mail.close();
  await sandbox.close();
});

const { smsAccountSid: sid, smsAuthToken: token } = testSecrets;

function sendSms(fields: Record<string, string>, credentials = `${sid}:${token}`) {
  return sandbox.server.inject({
    method: 'POST',
    url: `/2010-04-01/Accounts/${sid}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function list(query: string): Promise<OutboxMessage[]> {
  const response = await sandbox.server.inject(`/outbox.json?${query}`);
  return response.json<{ messages: OutboxMessage[] }>().messages;
}

/** Sends a mail over SMTP, line by line. */
function sendMail(to: string, lines: readonly string[]): Promise<void> {
  const dialogue = [
    'EHLO test',
    'MAIL FROM:<site@pavilion.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...lines, '.'].join('\r\n'),
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(mailPort, '127.0.0.1');
    socket.on('data', (chunk) => {
      if (/^\d{3}-[^]*$/.test(chunk.toString()) && !/^\d{3} /m.test(chunk.toString())) return;
      const next = dialogue.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

test('Sandbox: an SMS is queued and listed in the outbox', async () => {
  const response = await sendSms({ To: '+639170000001', From: 'PAVILION', Body: 'Code 123456' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    account_sid: sid,
    status: 'queued',
    to: '+639170000001',
    body: 'Code 123456',
    error_code: null,
  });
  expect(response.json<{ sid: string }>().sid).toMatch(/^SM[0-9a-f]{32}$/);
  expect(await list('to=%2B639170000001&kind=sms')).toMatchObject([{ text: 'Code 123456' }]);
});

test('Sandbox: a number ending in 0000 and a malformed one are refused with 21211', async () => {
  for (const to of ['+639170000000', '0917', '']) {
    const response = await sendSms({ To: to, From: 'PAVILION', Body: 'x' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 21211, status: 400 });
  }
  expect(await list('to=%2B639170000000')).toEqual([]);
});

test('Sandbox: wrong credentials and missing texts are refused', async () => {
  const fields = { To: '+639170000002', From: 'PAVILION', Body: 'x' };
  expect((await sendSms(fields, `${sid}:wrong`)).statusCode).toBe(401);
  expect((await sendSms({ ...fields, Body: '' })).json()).toMatchObject({ code: 21602 });
  expect((await sendSms({ ...fields, From: '' })).json()).toMatchObject({ code: 21603 });
  expect(await list('to=%2B639170000002')).toEqual([]);
});

test('Sandbox: a mail over SMTP is listed in the outbox with its subject and plain text', async () => {
  await sendMail('ana@example.test', [
    'From: Pavilion <site@pavilion.test>',
    'To: ana@example.test',
    'Subject: =?utf-8?B?S3VtdXN0YSDigJMgeW91ciBjb2Rl?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="gap"',
    '',
    '--gap',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Code <b>654321</b></p>',
    '--gap',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Your code is 654321 =E2=82=B1=',
    '5',
    '--gap--',
  ]);
  await expect.poll(async () => (await list('to=ana@example.test')).length).toBe(1);
  expect(await list('to=ANA@example.test&kind=mail')).toMatchObject([
    { kind: 'mail', subject: 'Kumusta – your code', text: 'Your code is 654321 ₱5' },
  ]);
  expect(await list('to=ana@example.test&kind=sms')).toEqual([]);
});

test('Sandbox: a mail that is only HTML is listed with its text', async () => {
  await sendMail('ben@example.test', [
    'Subject: Hello',
    'Content-Type: text/html',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<style>p{}</style><p>Hello <b>Ben</b></p>').toString('base64'),
  ]);
  await expect.poll(async () => (await list('to=ben@example.test')).length).toBe(1);
  expect((await list('to=ben@example.test'))[0]?.text).toBe('Hello Ben');
});

test('Sandbox: start page, outbox page and health answer', async () => {
  for (const path of ['/', '/outbox', '/healthz']) {
    expect((await sandbox.server.inject(path)).statusCode).toBe(200);
  }
});
