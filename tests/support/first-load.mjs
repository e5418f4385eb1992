// Compares what the browser must load with the budgets of docs/performance.md.
// node tests/support/first-load.mjs [--web FOLDER] [--console FOLDER] [--page ADDRESS_OF_THE_HOME]
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
// The home needs all initial code; `frame` is what all other screens share. See decisions/0068.
const budgets = {
  initial: 93,
  page: 14,
  frame: 30,
  route: 12,
  form: 30,
  console: 130,
  // The betting page of lotteries: one board with the rules of one family, and each further family.
  board: 45,
  family: 8,
};
const boards = { PadBoard: 'ssc', TilesBoard: 'ssc', FixedBoard: 'vietnam' };
const familyFile = /packages\/domain\/lottery\/[^/]+\/([^/]+)\.ts$/;

/** A chunk and everything that it imports before it runs, as keys of the manifest. */
export function staticGraph(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) staticGraph(manifest, imported, seen);
  return seen;
}

/** The betting page of lotteries, whose boards and families are fetched when they are shown. */
function bettingRows(manifest, shared, sum) {
  const keys = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
  const named = (wanted) => keys.find((key) => manifest[key].name === wanted);
  if (named('BettingPage') === undefined) return [];
  const own = (...wanted) => {
    const all = new Set();
    for (const one of wanted) staticGraph(manifest, named(one), all);
    return [...all].filter((part) => !shared.has(part));
  };
  const page = ['LotteryScreen', 'BettingPage'];
  const rows = Object.entries(boards).map(([board, family]) => {
    const kb = sum(own(...page, board, family)) / kilobyte;
    return { name: `${board} and ${family}`, kb, budget: budgets.board };
  });
  const before = new Set([...shared, ...own(...page, ...Object.keys(boards), 'ssc')]);
  for (const key of keys.filter((one) => familyFile.test(one))) {
    const family = familyFile.exec(key)?.[1];
    const kb = sum([...staticGraph(manifest, key)].filter((part) => !before.has(part))) / kilobyte;
    rows.push({ name: `lottery family ${family}`, kb, budget: budgets.family });
  }
  return rows;
}

/**
 * Rows of the table: what is measured, its gzip size and its budget in kB. A screen is counted
 * without the first load and without the frame that all screens but the home share.
 */
export function measure(manifest, gzipBytes) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (entry === undefined) throw new Error('The manifest names no entry; build the web app first.');
  const initial = staticGraph(manifest, entry);
  const frame = Object.keys(manifest).find((key) => manifest[key].name === 'InnerPage');
  const shared = frame === undefined ? initial : staticGraph(manifest, frame, new Set(initial));
  const sum = (keys) => keys.reduce((total, key) => total + gzipBytes(manifest[key].file), 0);
  const rows = [{ name: 'initial JS', kb: sum([...initial]) / kilobyte, budget: budgets.initial }];
  for (const [key, { name = '', isDynamicEntry }] of Object.entries(manifest)) {
    const isFrame = key === frame;
    if (!isDynamicEntry || !(isFrame || /(?:Screen|(?<!Betting)Page)$/.test(name))) continue;
    const before = isFrame ? initial : shared;
    const own = [...staticGraph(manifest, key)].filter((part) => !before.has(part));
    const isForm = own.some((part) => ['forms', 'fields'].includes(manifest[part].name));
    const budget = isFrame ? budgets.frame : isForm ? budgets.form : budgets.route;
    rows.push({ name, kb: sum(own) / kilobyte, budget });
  }
  rows.push(...bettingRows(manifest, shared, sum));
  return rows;
}

/** The console's code before an operator is logged in, and the texts of one language. */
function consoleRow(manifest, gzipBytes) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const texts = Object.keys(manifest).find((key) => key.endsWith('catalogue/EN'));
  const keys = [...staticGraph(manifest, entry), texts];
  const bytes = keys.reduce((total, key) => total + gzipBytes(manifest[key].file), 0);
  return { name: 'console', kb: bytes / kilobyte, budget: budgets.console };
}

function built(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const gzipBytes = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return [manifest, gzipBytes];
}

/** Bytes of the page in a language on the wire, compressed by the server. */
function packedBytes(address, language) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', cookie: `language=${language}` };
    const request = get(address, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

async function pageRow(address, language) {
  const kb = (await packedBytes(address, language)) / kilobyte;
  return { name: `first HTML ${language}`, kb, budget: budgets.page };
}

async function main() {
  const { values } = parseArgs({
    options: {
      web: { type: 'string', default: 'apps/web/dist' },
      console: { type: 'string', default: 'apps/console/dist' },
      page: { type: 'string' },
    },
  });
  const rows = measure(...built(join(values.web, 'client')));
  rows.push(consoleRow(...built(values.console)));
  if (values.page) {
    for (const language of ['TY', 'EN']) rows.unshift(await pageRow(values.page, language));
  }
  const over = rows.filter(({ kb, budget }) => kb > budget);
  for (const { name, kb, budget } of rows) {
    const mark = kb > budget ? 'OVER' : 'ok';
    console.log(`${name.padEnd(26)} ${kb.toFixed(2).padStart(6)} / ${budget} kB gzip  ${mark}`);
  }
  if (over.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) await main();
