import { parseSync, Visitor } from 'oxc-parser';

/** Where money is computed: amounts are `bigint` minor units, so nothing here may be floating. */
const moneyPlaces = [
  /^packages\/domain\/(?:bonus|wallet)\//,
  /^packages\/contract\/(?:player|operator)\/(?:bonus|payments|reports|transfers|wallet)[./]/,
  /^apps\/server\/src\/modules\/(?:bonus|payments|transfers|wallet)\//,
  /^apps\/server\/src\/modules\/games\/(?:rounds|vendor-wallet|winners\/winners)/,
  /^apps\/server\/src\/adapters\/(?:game-vendor|payment-gateway|transfer-wallets)\//,
  // Excludes files that compute seconds, of a code's end or a signature, not amounts.
  /^apps\/web\/src\/features\/wallet\/(?!deposit\/seconds-left)/,
  /^apps\/sandbox\/src\/(?:companies\/(?:gateway\/(?!webhook)|vendor\/transfer)|money)/,
];
const migration = /^apps\/server\/migrations\/.*\.sql$/;
/** Types of a column or a cast that cannot hold every amount. */
const floatingType = /\b(?:real|float[48]?|double\s+precision|money)\b/i;
const code = /(?<!\.test)\.tsx?$/;
const floatingCalls = new Set(['Number', 'parseFloat', 'parseInt']);
const floatingMethods = new Set(['toExponential', 'toFixed', 'toPrecision']);

export function handlesMoney(file) {
  return migration.test(file) || (code.test(file) && moneyPlaces.some((place) => place.test(file)));
}

function floatingTypesIn(source) {
  return source.split('\n').flatMap((text, index) => {
    const found = floatingType.exec(text.replace(/--.*|'[^']*'/g, ''));
    return found ? [{ line: index + 1, what: found[0] }] : [];
  });
}

/** Each use of floating point in a source text, as `{ line, what }`. */
export function floatingPointIn(file, source) {
  if (migration.test(file)) return floatingTypesIn(source);
  const found = [];
  const add = (node, what) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, what });
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && floatingCalls.has(callee.name)) {
        add(node, `${callee.name}(`);
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === 'Math') {
        add(init, 'Math');
      }
    },
    MemberExpression(node) {
      const { object, property } = node;
      if (property.type !== 'Identifier') return;
      const owner = object.type === 'Identifier' ? object.name : '';
      if (owner === 'Math') add(node, `Math.${property.name}`);
      if (owner === 'Number' && floatingCalls.has(property.name)) {
        add(node, `Number.${property.name}`);
      }
      if (floatingMethods.has(property.name)) add(node, `.${property.name}(`);
    },
    Literal(node) {
      if (typeof node.value !== 'number') return;
      const written = node.raw ?? '';
      if (/[.eE]/.test(written) && !/^0x/i.test(written)) add(node, written);
    },
    UnaryExpression(node) {
      if (node.operator === '+') add(node, 'unary +');
    },
  }).visit(parseSync(file, source).program);
  return found;
}
