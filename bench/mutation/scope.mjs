import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';
import { sourceFiles } from '../../tools/source-files.mjs';
import { mutantsOf, plantAll } from './mutants.mjs';

/**
 * The code that decides about money: rules, ledger operations, kinds and sums of reports, and the
 * limits, exclusions, closings and identity checks of members, and transfers to teams.
 */
const deciding = new RegExp(
  [
    String.raw`packages/domain/(?:bonus|wallet)/`,
    String.raw`packages/domain/agent/bound-cash\.`,
    String.raw`packages/domain/protection/(?:own-limit|exclusion|self-test|harm-markers)\.`,
    String.raw`packages/domain/protection/identity-check\.`,
    String.raw`apps/server/src/modules/wallet/operation\.`,
    String.raw`apps/server/src/modules/wallet/ledger/apply-operations\.`,
    String.raw`apps/server/src/kit/group-commit\.`,
    String.raw`apps/server/src/modules/reports/money/(?:money-statement|transaction-kind)\.`,
    String.raw`apps/server/src/modules/protection/(?:limit|reality-check|self-test)/[a-z-]+\.ts`,
    String.raw`apps/server/src/modules/protection/(?:exclusion|closing|erasure)/[a-z-]+\.ts`,
    String.raw`apps/server/src/modules/protection/(?:markers|identity)/[a-z-]+\.ts`,
    String.raw`apps/server/src/modules/protection/(?:own-limits|shut-play)\.ts`,
    String.raw`apps/server/src/modules/agents/transfer/[a-z-]+\.ts`,
  ]
    .map((part) => `^${part}`)
    .join('|'),
);
/** The whole wallet with its reports, the protection of members and the checks of the ledger. */
const wallet = new RegExp(
  [
    String.raw`packages/domain/(?:bonus|wallet)/`,
    String.raw`packages/domain/agent/bound-cash\.`,
    String.raw`packages/domain/protection/(?:own-limit|exclusion|self-test|harm-|identity-)`,
    String.raw`apps/server/src/modules/(?:wallet|reports/money|agents/transfer)/`,
    String.raw`apps/server/src/modules/protection/(?!play-lock)`,
  ]
    .map((part) => `^${part}`)
    .join('|'),
);
const withoutMoney = /balance-signals/;
const withoutProduct = /\/testing\/|\.fixture\.ts$/;
const endOfTest = /\.test\.ts$/;
const testsBeside =
  /^apps\/server\/src\/modules\/bonus\/(?:planted-faults|cash-and-bonus)\.test\.ts$/;

/** Tests of other modules that judge limits, exclusions and closings, each where it is enforced. */
const testsOfProtection =
  /^apps\/server\/src\/(?:app\/games\/limits-of-play|app\/people\/(?:exclusion|closing|erasure|markers-of-harm|identity-check|identity-review|verified-before|try-accounts)|modules\/(?:bonus|transfers)\/limits-of-play|modules\/payments\/(?:deposit\/own-limits|adjustment\/closing-account))\.test\.ts$/;

/** The sources of the wallet with every fault planted in them, numbered from 1. */
export function plantedScope() {
  const all = sourceFiles();
  const files = [];
  let first = 1;
  for (const file of all) {
    const isSource = wallet.test(file) && file.endsWith('.ts') && !endOfTest.test(file);
    if (!isSource || withoutMoney.test(file) || withoutProduct.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    const mutants = mutantsOf(file, source);
    const planted = plantAll(source, mutants, first);
    files.push({ file, source, mutants, first, planted, decides: deciding.test(file) });
    first += mutants.length;
  }
  const tests = all.filter((file) => endOfTest.test(file) && isOfWallet(file));
  return { files, tests };
}

function isOfWallet(file) {
  const isOwn = wallet.test(file) && !withoutMoney.test(file);
  return isOwn || testsBeside.test(file) || testsOfProtection.test(file);
}

/** Tests of another module that judge the checks of the ledger. */
export function isTestBeside(testFile) {
  return testsBeside.test(testFile);
}

/** Tests of the domain must find the faults of rules, tests of the server those of the server. */
export function isFor(testFile, file) {
  return testFile.split('/')[0] === file.split('/')[0];
}
