import { expect, test } from 'vitest';
import { arrows } from '../arrows.config.mjs';
import { importsOf } from './imports.mjs';
import { brokenArrows } from './judge.mjs';

const server = 'apps/server/src';
const web = 'apps/web/src';

/** A small tree without a broken arrow. */
const sound = {
  'packages/domain/limits.ts': 'export const limit = 1;',
  'packages/domain/limits.test.ts': "import { test } from 'vitest'; import './limits.ts';",
  'packages/contract/error-code.ts':
    "import * as v from 'valibot'; import { limit } from '@pavilion/domain/limits';",
  'packages/contract/player/site.ts': "import '../error-code.ts';",
  'packages/contract/operator/site.ts': "import '../player/site.ts';",
  'packages/contract/operator.ts': "import './operator/site.ts';",
  'packages/messages/web.ts':
    "import type { ErrorCode } from '@pavilion/contract/error-code'; export const en = {};",
  'packages/screens/screens.ts': "import { limit } from '@pavilion/domain/limits';",
  [`${server}/kit/clock.ts`]: "import { hrtime } from 'node:process';",
  [`${server}/db/pool.ts`]:
    "import pg from 'pg'; new Worker(new URL('./worker.ts', import.meta.url));",
  [`${server}/db/worker.ts`]: "import '#kit/clock.ts';",
  [`${server}/ports/sms-sender.ts`]: "import { limit } from '@pavilion/domain/limits';",
  [`${server}/ports/sms-sender.suite.ts`]: "import { expect } from 'vitest';",
  [`${server}/ports/mail-sender.ts`]: 'export type MailSender = object;',
  [`${server}/adapters/sms-sender/twilio/twilio.ts`]:
    "import type { SmsSender } from '#ports/sms-sender.ts'; import './wire/message.ts';",
  [`${server}/adapters/sms-sender/twilio/wire/message.ts`]: "import '#kit/clock.ts';",
  [`${server}/adapters/sms-sender/twilio/twilio.test.ts`]: "import '#ports/sms-sender.suite.ts';",
  [`${server}/modules/wallet/wallet.ts`]: "import './ledger/posting.store.ts';",
  [`${server}/modules/wallet/ledger/posting.store.ts`]: "import '#db/pool.ts';",
  [`${server}/modules/accounts/accounts.ts`]: 'export const createAccounts = () => null;',
  [`${server}/modules/games/games.ts`]:
    "import '#modules/wallet/wallet.ts'; import { webMessages } from '@pavilion/messages/web';",
  [`${server}/modules/payments/payments.ts`]: "import '#modules/wallet/wallet.ts';",
  [`${server}/app.ts`]:
    "import './modules/games/games.ts'; import './adapters/sms-sender/twilio/twilio.ts';",
  [`${server}/main.ts`]: "import './app.ts';",
  [`${server}/testing/test-base.ts`]: "import '#modules/wallet/wallet.ts';",
  [`${server}/modules/payments/testing/payments-harness.ts`]: "import '#testing/test-base.ts';",
  'packages/ui/actions/Button.tsx':
    "import { useState } from 'react'; import './Button.module.css';",
  'packages/client/language/words.ts': "import '@pavilion/domain/limits';",
  [`${web}/kit/paths.ts`]: "import { webMessages } from '@pavilion/messages/web';",
  [`${web}/features/session/session.ts`]: "import '#kit/paths.ts';",
  [`${web}/features/session/form/field.ts`]: 'export const field = 1;',
  [`${web}/features/wallet/balance.ts`]: "import '#features/session/session.ts';",
  [`${web}/features/games/game-grid.ts`]:
    "import '@pavilion/ui/actions/Button.tsx'; import '@pavilion/client/language/words.ts';",
  [`${web}/features/home/Home.tsx`]: "import '#features/games/game-grid.ts';",
  [`${web}/app/routes.tsx`]: "const Home = () => import('#features/home/Home.tsx');",
  [`${web}/main.tsx`]: "import './app/routes.tsx';",
  'apps/web/vite.config.ts': "import path from 'node:path';",
  'apps/sandbox/src/main.ts': "import fastify from 'fastify';",
  'tests/web/deposit.test.ts':
    "import type { ErrorCode } from '@pavilion/contract/error-code';" +
    "import '@pavilion/messages/web'; import '@pavilion/screens/screens';",
};
const exists = (file) => file.endsWith('.css');

function judge(changes = {}) {
  return brokenArrows(new Map(Object.entries({ ...sound, ...changes })), arrows, exists);
}

test('accepts a tree without a broken arrow', () => {
  expect(judge()).toEqual([]);
});

test.each([
  [
    'domain imports nothing: no package',
    'packages/domain/limits.ts',
    "import 'valibot';",
    'package',
  ],
  ['domain imports nothing: no Node', 'packages/domain/limits.ts', "import 'node:fs';", 'Node'],
  [
    'domain imports nothing: no contract',
    'packages/domain/limits.ts',
    "import type { ErrorCode } from '@pavilion/contract/error-code';",
    'packages/domain may not import packages/contract',
  ],
  ['contract uses valibot alone', 'packages/contract/error-code.ts', "import 'pg';", 'package'],
  [
    'contract does not know labels',
    'packages/contract/error-code.ts',
    "import '@pavilion/messages/web';",
    'may not import packages/messages',
  ],
  [
    'labels take types of contract, no values',
    'packages/messages/web.ts',
    "import { codes } from '@pavilion/contract/error-code';",
    'only types of packages/contract',
  ],
  [
    'screens do not know labels',
    'packages/screens/screens.ts',
    "import '@pavilion/messages/web';",
    'packages/screens may not import packages/messages',
  ],
  [
    'the calls of players know none of operators',
    'packages/contract/player/site.ts',
    "import '../operator/site.ts';",
    'packages/contract/player never imports packages/contract/operator',
  ],
  [
    'the mobile site carries no call of operators',
    `${web}/kit/paths.ts`,
    "import '@pavilion/contract/operator';",
    'apps/web/src never imports packages/contract/operator',
  ],
  ['web is no server', `${web}/kit/paths.ts`, "import '@pavilion/server/src/app';", 'apps/server'],
  [
    'web runs without Node',
    `${web}/kit/paths.ts`,
    "import 'node:path';",
    'apps/web/src runs without Node',
  ],
  [
    'sandbox imports no contract',
    'apps/sandbox/src/main.ts',
    "import '@pavilion/contract/error-code';",
    'apps/sandbox may not import packages/contract',
  ],
  [
    'tests imports no app code',
    'tests/web/deposit.test.ts',
    "import '../../apps/web/src/kit/paths.ts';",
    'tests may not import apps/web',
  ],
  [
    'tests imports no rules',
    'tests/web/deposit.test.ts',
    "import '@pavilion/domain/limits';",
    'tests may not import packages/domain',
  ],
  [
    'no product imports what tests use',
    `${server}/modules/payments/payments.ts`,
    "import '#testing/test-base.ts';",
    'testing is above modules/payments',
  ],
  [
    'workspaces are imported by name',
    `${web}/kit/paths.ts`,
    "import '../../../../packages/messages/web.ts';",
    '@pavilion/messages',
  ],
  [
    'another place is written from the root of the sources',
    `${server}/modules/payments/payments.ts`,
    "import '../wallet/wallet.ts';",
    'it is written #modules/wallet/wallet.ts',
  ],
  [
    'nothing climbs three folders',
    `${server}/modules/wallet/a/b/c/posting.ts`,
    "import '../../../wallet.ts';",
    'it is written #modules/wallet/wallet.ts',
  ],
  [
    'a test beside the sources writes them so too',
    `${server.replace('src', 'test')}/wallet.test.ts`,
    "import '../src/modules/wallet/wallet.ts';",
    'it is written #modules/wallet/wallet.ts',
  ],
  [
    'a name from the root names a file',
    `${server}/modules/payments/payments.ts`,
    "import '#modules/purse/purse.ts';",
    'there is no such file',
  ],
  [
    'ui knows no product',
    'packages/ui/actions/Button.tsx',
    "import '@pavilion/domain/limits';",
    'packages/ui may not import packages/domain',
  ],
  [
    'the server kit knows no product',
    `${server}/kit/clock.ts`,
    "import '@pavilion/domain/limits';",
    'apps/server/src/kit may not import packages/domain',
  ],
  [
    'parts do not know the client',
    'packages/ui/actions/Button.tsx',
    "import '@pavilion/client/language/words.ts';",
    'packages/ui may not import packages/client',
  ],
  [
    'a lower web tier does not import a higher one',
    `${web}/features/session/session.ts`,
    "import type { Balance } from '../wallet/balance.ts';",
    'features/wallet is above features/session',
  ],
  [
    'features of one tier do not import each other',
    `${web}/features/messages/notice-list.ts`,
    "import '../games/game-grid.ts';",
    'features/messages and features/games are in one tier',
  ],
  [
    'no feature imports the app',
    `${web}/features/home/Home.tsx`,
    "import '../../app/routes.tsx';",
    'app is above features/home',
  ],
  [
    'a lower server tier does not import a higher one',
    `${server}/modules/accounts/accounts.ts`,
    "type Wallet = import('../wallet/wallet.ts').Wallet;",
    'modules/wallet is above modules/accounts',
  ],
  [
    'modules of one tier do not import each other',
    `${server}/modules/games/games.ts`,
    "import '../payments/payments.ts';",
    'are in one tier',
  ],
  [
    'the kit imports no module',
    `${server}/kit/clock.ts`,
    "import '../modules/wallet/wallet.ts';",
    'modules/wallet is above kit',
  ],
  [
    'no module picks an adapter',
    `${server}/modules/games/games.ts`,
    "import '../../adapters/sms-sender/twilio/twilio.ts';",
    'adapters is above modules/games',
  ],
  [
    'an adapter knows its own port only',
    `${server}/adapters/sms-sender/twilio/twilio.ts`,
    "import '../../../ports/mail-sender.ts';",
    'imports only',
  ],
  [
    'an adapter imports no module',
    `${server}/adapters/sms-sender/twilio/twilio.ts`,
    "import '../../../modules/wallet/wallet.ts';",
    'imports only',
  ],
  [
    'a sub-folder of a module is private to it',
    `${server}/app.ts`,
    "import './modules/wallet/ledger/posting.store.ts';",
    'private',
  ],
  [
    'a sub-folder of a feature is private to it',
    `${web}/features/wallet/balance.ts`,
    "import '../session/form/field.ts';",
    'private',
  ],
  [
    'a sub-folder of an adapter is private to it',
    `${server}/app.ts`,
    "import './adapters/sms-sender/twilio/wire/message.ts';",
    'private',
  ],
  [
    'a worker file counts as an import',
    `${server}/db/pool.ts`,
    "new Worker(new URL('../modules/wallet/wallet.ts', import.meta.url));",
    'is above db',
  ],
  [
    'a lazy import counts as an import',
    `${web}/kit/paths.ts`,
    "export const home = () => import('../features/home/Home.tsx');",
    'is above kit',
  ],
  [
    'a re-export counts as an import',
    `${web}/kit/paths.ts`,
    "export type { Home } from '../features/home/Home.tsx';",
    'is above kit',
  ],
  [
    'app code imports nothing of its own build',
    `${web}/kit/paths.ts`,
    "import '../../vite.config.ts';",
    'nothing outside itself',
  ],
  ['an import of nothing', `${web}/kit/paths.ts`, "import './gone.ts';", 'no such file'],
  [
    'a package file that is not there',
    `${web}/kit/paths.ts`,
    "import '@pavilion/messages/xx';",
    'no such',
  ],
  ['a feature without a tier', `${web}/features/casino/casino.ts`, 'export {};', 'no place'],
  ['a module without a tier', `${server}/modules/loans/loans.ts`, 'export {};', 'no place'],
  ['a folder without a row', 'packages/extra/thing.ts', "import 'valibot';", 'no row'],
  ['a file that does not parse', `${web}/kit/paths.ts`, 'import {', 'cannot be read'],
])('refuses: %s', (_, file, source, sentence) => {
  const broken = judge({ [file]: source });
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(file);
  expect(broken[0]).toContain(sentence);
});

test('a sub-folder may import the rest of its own feature', () => {
  const file = `${web}/features/session/form/field.ts`;
  expect(judge({ [file]: "import { session } from '../session.ts';" })).toEqual([]);
});

test('imports are found with their line and whether they are of types only', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    '// import { c } from "./c.ts";',
    'const text = "import \'./d.ts\'";',
    "export * from './e.ts';",
  ].join('\n');
  expect(importsOf('x.ts', source)).toEqual([
    { specifier: './a.ts', line: 1, typeOnly: false },
    { specifier: './b.ts', line: 2, typeOnly: true },
    { specifier: './e.ts', line: 5, typeOnly: false },
  ]);
});
