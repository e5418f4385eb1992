/** Workspaces that run anywhere. */
const shared = ['packages/domain', 'packages/screens', 'packages/contract', 'packages/messages'];
/** What tests of the whole site know of it: calls, screens and texts. */
const forPeople = ['packages/contract', 'packages/messages', 'packages/screens'];
const valibot = ['npm:valibot', 'npm:@valibot/to-json-schema'];
/** Workspaces that run in a browser. */
const forBrowsers = [...shared, 'packages/ui', 'packages/client'];

/** The arrows of docs/architecture.md, in its order. `npm` and `node` mean any package, any built-in. */
export const arrows = {
  /** What a folder may import from outside itself. The longest matching folder decides. */
  outside: {
    'packages/domain': [],
    'packages/screens': ['packages/domain'],
    'packages/contract': ['packages/domain', 'packages/screens', ...valibot],
    'packages/messages': [
      'packages/contract (types)',
      'packages/domain (types)',
      'npm:@lingui/message-utils',
    ],
    'packages/ui': ['npm'],
    'packages/client': ['packages/contract', 'packages/domain', 'packages/messages (types)', 'npm'],
    'apps/server': [...shared, 'npm', 'node'],
    'apps/server/src/kit': ['npm', 'node'],
    'apps/web': [...forBrowsers, 'npm', 'node'],
    'apps/web/src': [...forBrowsers, 'npm'],
    'apps/console': [...forBrowsers, 'npm', 'node'],
    'apps/console/src': [...forBrowsers, 'npm'],
    'apps/sandbox': ['npm', 'node'],
    tests: [...forPeople, 'bench', 'tools', 'npm', 'node'],
    bench: ['packages/contract', 'packages/screens', 'tests', 'tools', 'npm', 'node'],
    'bench/agents': ['apps/server', 'tools', 'npm', 'node'],
    'bench/rewards': ['apps/server', 'tools', 'npm', 'node'],
    'bench/tree': ['apps/server', 'tools', 'npm', 'node'],
    art: ['npm', 'node'],
    tools: [...shared, 'npm', 'node'],
  },

  /** What a folder or file never imports, though it may import the rest of that workspace. */
  never: {
    'packages/contract/player': ['packages/contract/operator'],
    'apps/web/src': ['packages/contract/operator', 'packages/contract/operator-routes'],
    'apps/console/src': ['packages/contract/player-routes'],
  },

  /**
   * Rows of folders and files from the lowest up: each imports only from lower rows. Those of one
   * row do not import each other, unless a plus is between them.
   */
  tiers: {
    'apps/web/src': [
      'kit',
      'features/site',
      'features/session',
      'features/wallet',
      'features/limits',
      'features/games features/messages features/promotions features/support features/lottery',
      'features/records',
      'features/rain',
      'features/rewards',
      'features/member features/agent',
      'features/referrals',
      'features/home',
      'app',
      'main + entry-client + entry-server + service-worker',
      'testing',
    ],
    'apps/console/src': ['kit', 'features/hello', 'app', 'main'],
    'apps/server/src': [
      'config',
      'kit + db',
      'ports http',
      'modules/events',
      'modules/site modules/operators modules/hierarchy',
      'modules/pictures',
      'modules/accounts',
      'modules/notifications',
      'modules/credentials',
      'modules/sessions',
      'modules/registration',
      'modules/security',
      'modules/wallet',
      'modules/protection',
      'modules/games modules/payments modules/transfers modules/bonus modules/promotions modules/content modules/support',
      'modules/reports',
      'modules/rewards modules/lottery modules/agents',
      'adapters',
      'app',
      'main',
      'testing',
    ],
    'apps/sandbox/src': [
      'config form-body json-body money random same-text',
      'pages',
      'arcade',
      'companies',
      'app',
      'main',
      'testing',
    ],
  },

  /** What all tests of a workspace may import from any tier, since it mounts the whole app. */
  forTests: ['apps/web/src/testing', 'apps/server/src/testing', 'apps/sandbox/src/testing'],

  /** The only imports of a folder from its own workspace; `{name}` is the folder of that name. */
  only: {
    'apps/server/src/adapters/{port}/{vendor}': [
      'apps/server/src/kit',
      'apps/server/src/db',
      'apps/server/src/ports/{port}',
      'apps/server/src/ports/suites/{port}',
      'apps/server/src/ports/fakes/{port}',
      'packages/domain',
      'npm',
      'node',
    ],
  },

  /** Sub-folders of these folders are private to them; the files at their top are their face. */
  faces: [
    'apps/web/src/features/*',
    'apps/console/src/features/*',
    'apps/server/src/modules/*',
    'apps/server/src/adapters/*/*',
  ],
};
