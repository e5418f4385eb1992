const sections = [
  '§1',
  ...[
    'Route list',
    'Page shell',
    'Header',
    'Home screen',
    'Side menu',
    'Login screen',
    'Registration screen',
    'Forgot password',
    'Change password',
    'Settings',
    'Message center',
    'Notice screen',
    'Help centre',
    'Promotion list',
    'Footer menu',
    'Download page and popup',
    'Game center and category pages',
    'Agent home',
  ].map((heading) => `§2 ${heading}`),
  '§3',
  '§4',
  '§5',
  '§6',
  '§7 Paths known',
  '§7',
  '§8',
  '§9',
];
const numbered = (message, count) => Array.from({ length: count }, (_, i) => `${message}${i + 1}`);

/**
 * Every paragraph that tests are named after: the sections of the specification, the
 * decisions D1–D21, D23 and D30, the wire's transport and calls, the vendor wallet's rules V1–V9,
 * the default site, the operator's console and the sandbox.
 */
export const paragraphs = [
  ...sections,
  ...numbered('D', 21),
  'D23',
  'D30',
  'Wire transport',
  'Wire calls',
  ...numbered('V', 9),
  'Site',
  'Console',
  'Sandbox',
];

/** Those that have no code yet. */
export const coming = ['§2 Agent home', 'D13'];
