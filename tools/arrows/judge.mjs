import { isBuiltin } from 'node:module';
import path from 'node:path';
import { importsOf } from './imports.mjs';

const codeFile = /\.[cm]?[jt]sx?$/;
const testFile = /\.(?:test|suite)\.[cm]?[jt]sx?$/;
/** What the tests of one folder share. */
const testSupport = /\/testing\/|\.fixture\.[cm]?[jt]sx?$/;

/**
 * The imports that break the arrows, as sentences.
 * `sources` maps each code file to its text; `exists` says whether another file is in the tree.
 *
 * @param {Map<string, string>} sources
 * @param {typeof import('../arrows.config.mjs').arrows} arrows
 * @param {(file: string) => boolean} exists
 */
export function brokenArrows(sources, arrows, exists) {
  const known = (file) => sources.has(file) || exists(file);
  const broken = [];
  for (const [file, source] of sources) {
    for (const found of readImports(file, source, broken)) {
      const target = resolve(file, found.specifier, known);
      const reason = refusal(file, target, found, arrows);
      if (reason) broken.push(`${file}:${found.line} imports ${found.specifier}: ${reason}`);
    }
    const homeless = missingTier(file, arrows);
    if (homeless) broken.push(homeless);
  }
  return broken;
}

function readImports(file, source, broken) {
  try {
    return importsOf(file, source);
  } catch (error) {
    broken.push(`${file} cannot be read: ${error.message}`);
    return [];
  }
}

/** What an import names: `{ node }`, `{ npm }`, or `{ file, missing }` in the tree. */
export function resolve(file, specifier, known) {
  const bare = specifier.replace(/\?.*$/, '');
  if (isBuiltin(bare)) return { node: true };
  const own = /^@pavilion\/([^/]+)(?:\/(.+))?$/.exec(bare);
  if (own) {
    const [, name, inside] = own;
    const place = `${appNames.has(name) ? 'apps' : 'packages'}/${name}/${inside}`;
    const target = /\.(?:json|tsx?|css)$/.test(place) ? place : `${place}.ts`;
    return { file: target, missing: !known(target) };
  }
  if (bare.startsWith('#')) {
    const owner = workspaceOf(file);
    const target = owner.includes('/') ? `${owner}/src/${bare.slice(1)}` : bare.slice(1);
    return { file: target, missing: !known(target) };
  }
  if (!bare.startsWith('.')) {
    return { npm: bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') };
  }
  const target = path.posix.join(path.posix.dirname(file), bare);
  return { file: target, missing: !known(target) };
}

const appNames = new Set(['server', 'web', 'console', 'sandbox']);

function refusal(file, target, { specifier, typeOnly, isUrl }, arrows) {
  return (
    refusalOutside(file, target, typeOnly, arrows.outside) ??
    refusalByNever(file, target, arrows.never) ??
    refusalByPath(file, target, specifier) ??
    refusalByTier(file, target, arrows) ??
    refusalByList(file, target, arrows.only) ??
    refusalByFace(file, target, arrows.faces) ??
    (isUrl ? null : refusalBySpelling(file, target, specifier, arrows.tiers)) ??
    (target.missing ? 'there is no such file' : null)
  );
}

function refusalOutside(file, target, typeOnly, outside) {
  if (target.file && workspaceOf(file) === workspaceOf(target.file)) return null;
  const place = longestPlace(file, Object.keys(outside));
  if (!place) return 'its folder has no row in the arrows';
  const allowed = outside[place];
  const isTest = testFile.test(file);
  if (target.node) return allowed.includes('node') || isTest ? null : `${place} runs without Node`;
  if (target.npm) {
    const fine = isTest || allowed.includes('npm') || allowed.includes(`npm:${target.npm}`);
    return fine ? null : `${place} does not use this package`;
  }
  const there = workspaceOf(target.file);
  if (allowed.includes(there)) return null;
  if (!allowed.includes(`${there} (types)`)) return `${place} may not import ${there}`;
  return typeOnly || isTest ? null : `${place} imports only types of ${there}`;
}

function refusalByNever(file, target, never = {}) {
  if (!target.file) return null;
  for (const [place, others] of Object.entries(never)) {
    if (!isAt(file, place)) continue;
    const other = others.find((one) => isAt(target.file, one));
    if (other) return `${place} never imports ${other}`;
  }
  return null;
}

/** Vite bundles imports by path into its configuration, and leaves imports by name to Node. */
const viteConfig = /\/vite\.config\.ts$/;

function refusalByPath(file, target, specifier) {
  if (viteConfig.test(file)) return null;
  if (!target.file?.startsWith('packages/') || !specifier.startsWith('.')) return null;
  if (workspaceOf(file) === workspaceOf(target.file)) return null;
  return `another workspace is imported as @pavilion/${target.file.split('/')[1]}/…`;
}

/** A file of the same tier entry is imported by a relative path, others as `#folder/…`. */
function refusalBySpelling(file, target, specifier, tiers) {
  if (!target.file || !specifier.startsWith('../')) return null;
  const base = longestPlace(target.file, Object.keys(tiers));
  if (!base || workspaceOf(file) !== workspaceOf(target.file)) return null;
  const own = placeInTiers(target.file, base, tiers[base])?.place;
  const isOwn = own && placeInTiers(file, base, tiers[base])?.place === own;
  if (isOwn && !specifier.startsWith('../../../')) return null;
  return `it is written #${target.file.slice(base.length + 1)}`;
}

const ofTests = (file) => testFile.test(file) || testSupport.test(file);

function refusalByTier(file, target, { tiers, forTests = [] }) {
  const base = longestPlace(file, Object.keys(tiers));
  if (!base || !target.file || workspaceOf(file) !== workspaceOf(target.file)) return null;
  if (ofTests(file) && forTests.some((place) => isUnder(target.file, place))) return null;
  if (!isUnder(target.file, base)) {
    return codeFile.test(target.file) ? `${base} imports nothing outside itself` : null;
  }
  const from = placeInTiers(file, base, tiers[base]);
  const to = placeInTiers(target.file, base, tiers[base]);
  if (!from || !to || from.place === to.place || to.row < from.row) return null;
  if (to.row > from.row) return `${to.place} is above ${from.place}`;
  if (tiers[base][to.row].includes('+')) return null;
  return `${from.place} and ${to.place} are in one tier and do not import each other`;
}

function refusalByList(file, target, only) {
  for (const [pattern, allowed] of Object.entries(only)) {
    const names = matchPattern(pattern, file);
    if (!names) continue;
    const own = fill(pattern, names);
    const places = allowed.map((place) => fill(place, names));
    const fine = target.file
      ? [own, ...places].some((place) => isAt(target.file, place))
      : places.includes(target.npm ? 'npm' : 'node');
    if (!fine) return `${own} imports only ${places.join(', ')}`;
  }
  return null;
}

function refusalByFace(file, target, faces) {
  if (!target.file) return null;
  for (const pattern of faces) {
    const folders = target.file.split('/').slice(0, pattern.split('/').length);
    const inside = target.file.split('/').length - folders.length;
    const place = folders.join('/');
    if (inside < 2 || !matchPattern(pattern.replaceAll('*', '{any}'), target.file)) continue;
    if (!isUnder(file, place)) return `the sub-folders of ${place} are private to it`;
  }
  return null;
}

function missingTier(file, { tiers }) {
  const base = longestPlace(file, Object.keys(tiers));
  if (!base || file.endsWith('.d.ts') || placeInTiers(file, base, tiers[base])) return null;
  return `${file} has no place in the tiers of ${base}`;
}

function placeInTiers(file, base, rows) {
  for (const [row, written] of rows.entries()) {
    const place = written.split(/[ +]+/).find((one) => isAt(file, `${base}/${one}`));
    if (place !== undefined) return { place, row };
  }
  return null;
}

function workspaceOf(file) {
  const folders = file.split('/');
  return /^(?:packages|apps)$/.test(folders[0]) ? folders.slice(0, 2).join('/') : folders[0];
}

function longestPlace(file, places) {
  return places
    .filter((place) => isUnder(file, place))
    .reduce((longest, place) => (place.length > longest.length ? place : longest), '');
}

function isUnder(file, folder) {
  return file.startsWith(`${folder}/`);
}

/** `ports/suites/sms-sender` also names `ports/suites/sms-sender.suite.ts`. */
function isAt(file, place) {
  return isUnder(file, place) || file.startsWith(`${place}.`);
}

/** The folders that match the `{names}` of a pattern; null when the file is not under it. */
function matchPattern(pattern, file) {
  const folders = file.split('/');
  const names = {};
  const parts = pattern.split('/');
  if (folders.length <= parts.length) return null;
  for (const [index, part] of parts.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name) names[name] = folders[index];
    else if (part !== folders[index]) return null;
  }
  return names;
}

function fill(pattern, names) {
  return pattern.replaceAll(/\{(.+?)\}/g, (_, name) => names[name]);
}
