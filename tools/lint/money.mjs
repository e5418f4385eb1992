/**
 * Lint rule for code that computes money: amounts are `bigint` minor units, so nothing there may be
 * floating point. `.oxlintrc.json` names the folders.
 */

const functions = new Set(['Number', 'parseFloat', 'parseInt']);
const methods = new Set(['toExponential', 'toFixed', 'toPrecision']);

const noFloatingPoint = {
  create: (context) => {
    const refuse = (node, what) =>
      context.report({ node, message: `Floating point where money is computed: ${what}` });
    return {
      Identifier(node) {
        if (node.name === 'Math') refuse(node, 'Math');
      },
      CallExpression(node) {
        if (functions.has(node.callee.name)) refuse(node, `${node.callee.name}(`);
      },
      MemberExpression(node) {
        const { name } = node.property;
        if (node.object.name === 'Number' && functions.has(name)) refuse(node, `Number.${name}`);
        if (methods.has(name)) refuse(node, `.${name}(`);
      },
      Literal(node) {
        const isNumber = typeof node.value === 'number' && !/^0x/i.test(node.raw);
        if (isNumber && /[.eE]/.test(node.raw)) refuse(node, node.raw);
      },
      UnaryExpression(node) {
        if (node.operator === '+') refuse(node, 'unary +');
      },
    };
  },
};

// oxlint-disable-next-line no-default-export -- the linter takes a plugin from the default export
export default { meta: { name: 'money' }, rules: { 'no-floating-point': noFloatingPoint } };
