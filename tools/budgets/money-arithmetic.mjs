import { parseSync, Visitor } from 'oxc-parser';

/** Where money is computed: amounts are `bigint` minor units, so nothing here may be floating. */
const moneyPlaces =
  /^(?:packages\/domain\/wallet|apps\/server\/src\/modules\/(?:wallet|bonus|payments)|apps\/server\/src\/adapters\/(?:payment-gateway|game-vendor))\//;
const code = /(?<!\.test)\.tsx?$/;
const floatingCalls = new Set(['Number', 'parseFloat', 'parseInt']);
const floatingMethods = new Set(['toExponential', 'toFixed', 'toPrecision']);

export function handlesMoney(file) {
  return moneyPlaces.test(file) && code.test(file);
}

/** Each use of floating point in a source text, as `{ line, what }`. */
export function floatingPointIn(file, source) {
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
