import { parseSync } from 'oxc-parser';
import { sqlChanges } from './sql-changes.mjs';

const otherOperators = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '??=': ['='],
};
const otherMethods = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['padStart', 'padEnd'],
  ['padEnd', 'padStart'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
]);
/** Steps of a chain that may be left out: the chain still gives a value of its kind. */
const droppedMethods = new Set(['filter', 'normalize', 'replaceAll', 'slice', 'trim']);

const types = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);
const typedExpressions = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** Faults that an operator other than the written one makes. */
function operatorFaults({ left, operator, right }, text) {
  return (otherOperators[operator] ?? []).map((other) => `${text(left)} ${other} ${text(right)}`);
}

function literalFaults({ value, bigint, regex }) {
  if (regex) {
    const { pattern, flags } = regex;
    const loose = [];
    if (pattern.startsWith('^')) loose.push(pattern.slice(1));
    if (pattern.endsWith('$')) loose.push(pattern.slice(0, -1));
    return loose.filter(Boolean).map((other) => `/${other}/${flags}`);
  }
  if (bigint !== undefined && bigint !== null) return [`${BigInt(bigint) + 1n}n`];
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string') return [value === '' ? "'?'" : "''"];
  return [];
}

function callFaults({ callee, arguments: given, optional }, text) {
  const isPlain = callee.type === 'MemberExpression' && !callee.computed && !callee.optional;
  if (!isPlain || optional) return [];
  const { name } = callee.property;
  if (droppedMethods.has(name)) return [text(callee.object)];
  const other = otherMethods.get(name);
  if (other === undefined) return [];
  return [`${text(callee.object)}.${other}(${given.map(text).join(', ')})`];
}

/** The faults that may replace one expression, as source texts. */
function expressionFaults(node, text) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorFaults(node, text);
    case 'UnaryExpression':
      return ['!', '-'].includes(node.operator) ? [text(node.argument)] : [];
    case 'Literal':
      return literalFaults(node);
    case 'TemplateLiteral':
      return ['``'];
    case 'TaggedTemplateExpression':
      return text(node.tag).startsWith('sql') ? sqlChanges(text(node)) : [];
    case 'CallExpression':
      return callFaults(node, text);
    case 'ArrayExpression':
      return node.elements.length > 0 ? ['[]'] : [];
    case 'ObjectExpression':
      return node.properties.length > 0 ? ['{}'] : [];
    default:
      return [];
  }
}

/** The executed children of a node, each with its key in the parent. */
function* runningParts(node) {
  for (const [role, part] of Object.entries(node)) {
    if (types.has(role)) continue;
    if (node.type === 'Property' && role === 'key' && !node.computed) continue;
    for (const child of Array.isArray(part) ? part : [part]) {
      if (child !== null && typeof child === 'object' && typeof child.type === 'string') {
        yield { role, child };
      }
    }
  }
}

/** Faults that make a condition constant; not in loops, which would never end. */
const fixedConditions = {
  IfStatement: ['true', 'false'],
  ConditionalExpression: ['true', 'false'],
  WhileStatement: ['false'],
};

/** Whether a node may be left out: a statement, or the body of a function. */
function isLeftOut({ type, directive, body }, parent) {
  if (type === 'ExpressionStatement') return !directive;
  return type === 'BlockStatement' && /Function/.test(parent.type) && body.length > 0;
}

function runs({ type, exportKind, importKind }) {
  if (type === 'ImportDeclaration' || importKind === 'type' || exportKind === 'type') return false;
  return !type.startsWith('TS') || typedExpressions.has(type);
}

/**
 * Every fault for a source as `{ start, end, shape, other }`: `other` replaces the text from
 * `start` to `end`; a statement is left out.
 */
export function mutantsOf(file, source) {
  const found = [];
  const text = ({ start, end }) => source.slice(start, end);
  const add = (shape, { start, end }, other = '') => found.push({ shape, start, end, other });

  function visit(node, role, parent) {
    if (!runs(node)) return;
    for (const other of expressionFaults(node, text)) {
      // The parts of a tagged template go with the template.
      if (parent?.type !== 'TaggedTemplateExpression') add('expression', node, other);
    }
    if (role === 'test') {
      for (const other of fixedConditions[parent.type] ?? []) add('expression', node, other);
    }
    if (isLeftOut(node, parent)) add('statement', node);
    for (const { role: inner, child } of runningParts(node)) visit(child, inner, node);
  }
  visit(parseSync(file, source).program, 'program', null);
  return found;
}

/**
 * The source with all of its faults, each inactive until `planted` returns its number. `first` is
 * the number of the first one.
 */
export function plantAll(source, mutants, first) {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, number: first + index }));
  const bySpan = new Map();
  for (const mutant of numbered) {
    const span = `${mutant.start}-${mutant.end}`;
    bySpan.set(span, [...(bySpan.get(span) ?? []), mutant]);
  }
  const spans = [...bySpan.values()].toSorted(
    ([one], [other]) => one.start - other.start || other.end - one.end,
  );
  let next = 0;

  function within(start, end) {
    let written = '';
    let at = start;
    while (next < spans.length && spans[next][0].start < end) {
      const here = spans[next];
      next += 1;
      written += source.slice(at, here[0].start) + planted(here);
      at = here[0].end;
    }
    return written + source.slice(at, end);
  }

  function planted(here) {
    const [{ start, end, shape }] = here;
    const asWritten = within(start, end);
    if (shape === 'statement') return `{ if (!planted(${here[0].number})) ${asWritten} }`;
    const others = here.map(({ number, other }) => `planted(${number}) ? (${other}) : `);
    return `(${others.join('')}(${asWritten}))`;
  }
  return within(0, source.length);
}
