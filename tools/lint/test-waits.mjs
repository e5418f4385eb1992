/**
 * Lint rules for tests: no sleeps, no timeouts below 10 s, no fixed ports, and no expectation that
 * the page has made a call already, since each of these fails by chance on a busy machine
 * (docs/testing.md).
 */

const leastTimeoutMs = 10_000;
const portName = /^(?:port|\w+Port)$/;
const timeoutName = /^(?:timeout|\w+Timeout|timeoutMs)$/;

function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  return node?.type === 'Literal' ? String(node.value) : '';
}

function numberOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  return numberOf(node.left) ?? numberOf(node.right);
}

/** `new Promise((resolve) => setTimeout(resolve, …))`, with or without braces. */
function isSleep({ callee, arguments: [first] }) {
  if (nameOf(callee) !== 'setTimeout' || callee.object?.name === 'test') return false;
  return first?.type === 'Identifier' && /^(?:resolve|done|fulfil|wake)$/.test(first.name);
}

const noSleep = {
  create: (context) => ({
    CallExpression(node) {
      if (nameOf(node.callee) !== 'waitForTimeout' && !isSleep(node)) return;
      const message = 'A test does not sleep: wait for a marker that follows, or move the clock.';
      context.report({ node, message });
    },
  }),
};

const noShortTimeout = {
  create: (context) => {
    const judge = (node, name, value) => {
      const ms = numberOf(value);
      if (!timeoutName.test(name) || ms === undefined || ms >= leastTimeoutMs) return;
      const message = `Nothing gives up after ${ms} ms, or it fails on a busy machine.`;
      context.report({ node, message });
    };
    return {
      Property: (node) => judge(node, nameOf(node.key), node.value),
      CallExpression(node) {
        if (nameOf(node.callee) === 'setTimeout' && node.callee.object?.name === 'test') {
          judge(node, 'timeout', node.arguments[0]);
        }
      },
    };
  },
};

const noFixedPort = {
  create: (context) => {
    const judge = (node, name, value) => {
      const port = numberOf(value);
      if (!portName.test(name) || port === undefined || port < 1024) return;
      context.report({ node, message: 'Let the system give the port: listen on 0 and read it.' });
    };
    return {
      Property: (node) => judge(node, nameOf(node.key), node.value),
      VariableDeclarator: (node) => judge(node, nameOf(node.id), node.init),
      AssignmentPattern: (node) => judge(node, nameOf(node.left), node.right),
      CallExpression(node) {
        if (nameOf(node.callee) === 'listen') judge(node, 'port', node.arguments[0]);
      },
    };
  },
};

/** Matches `site.calls(…)`, also with a member access or call after it. */
function isCallsOfSite(node) {
  if (node?.type !== 'CallExpression') {
    const inner = node?.object ?? node?.expression;
    return inner !== undefined && isCallsOfSite(inner);
  }
  const { object } = node.callee;
  return (nameOf(node.callee) === 'calls' && nameOf(object) === 'site') || isCallsOfSite(object);
}

const isNone = (node) => node?.type === 'ArrayExpression' && node.elements.length === 0;

/** The page shows cached data before it calls: `expect.poll(() => site.calls(…))` waits for it. */
const noEarlyCalls = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.name !== 'expect' || !isCallsOfSite(node.arguments[0])) return;
      const matched = node.parent?.parent;
      if (matched?.type === 'CallExpression' && isNone(matched.arguments[0])) return;
      const message =
        'The page may not have asked yet: wait with expect.poll(() => site.calls(…)).';
      context.report({ node, message });
    },
  }),
};

// oxlint-disable-next-line no-default-export -- the linter takes a plugin from the default export
export default {
  meta: { name: 'test-waits' },
  rules: {
    'no-sleep': noSleep,
    'no-short-timeout': noShortTimeout,
    'no-fixed-port': noFixedPort,
    'no-early-calls': noEarlyCalls,
  },
};
