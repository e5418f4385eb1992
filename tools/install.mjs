import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from './run.mjs';

const oldestNode = [20, 19];
const lockFile = path.join(root, 'package-lock.json');
const installedList = path.join(root, 'node_modules/.package-lock.json');
const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const stampFile = path.join(root, 'node_modules/.installed-for');

/** A sentence when this Node is too old to run the project, else null. */
export function nodeComplaint(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Pavilion needs Node ${oldestNode.join('.')} or newer, but this is Node ${version}.`;
}

/** Whether every package of the lock file that this machine needs is installed in that version. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '' || wanted.optional || !place.includes('node_modules/')) return true;
    const found = installed.packages[place];
    return found !== undefined && found.version === wanted.version && found.link === wanted.link;
  });
}

/**
 * The workspaces whose package.json differs from the lock file; '' is the project itself.
 * `readPackage` gives the package.json of a workspace.
 */
export function driftedPlaces(lock, readPackage) {
  const own = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
  return own.filter((place) => {
    const manifest = readPackage(place);
    return dependencyKinds.some(
      (kind) => !isDeepStrictEqual(manifest[kind] ?? {}, lock.packages[place][kind] ?? {}),
    );
  });
}

/** Installs the packages of the lock file when they are missing or another version. */
export function ensureInstalled() {
  const complaint = nodeComplaint(process.version);
  if (complaint) throw new Error(complaint);
  const lockText = readFileSync(lockFile);
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const lock = JSON.parse(lockText.toString());
  const complete = existsSync(installedList) && isInstalled(lock, readJson(installedList));
  if (!complete) {
    const packageOf = (place) => path.join(place, 'package.json');
    const drifted = driftedPlaces(lock, (place) => readJson(path.join(root, packageOf(place))));
    const files = drifted.map(packageOf).join(', ');
    if (files) throw new Error(`package-lock.json does not match ${files}: run npm install.`);
    installPackages();
  }
  writeFileSync(stampFile, stamp);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function installPackages() {
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock file without the programs for other systems, such as one made
  // where only some of them are available.
  const args = ['install', '--no-save', '--include=dev', ...quiet];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8' });
  const { status, error, stdout, stderr } = spawnSync(command, [...first, ...args], options);
  if (status === 0) return;
  const printed = [error?.message, stdout, stderr].filter(Boolean).join('\n').trim();
  throw new Error(`${printed}\nThe packages could not be installed: see above.`);
}

if (process.argv[1] === import.meta.filename) ensureInstalled();
