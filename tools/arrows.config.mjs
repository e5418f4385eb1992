/** Workspaces that run anywhere. */
const shared = ['packages/domain', 'packages/screens', 'packages/contract', 'packages/messages'];
/** Workspaces that run in a browser. */
const forBrowsers = [...shared, 'packages/ui', 'packages/client'];

/** The arrows of docs/architecture.md, in its order. `npm` and `node` mean any package, any built-in. */
export const arrows = {
  /** What a folder may import from outside itself. The longest matching folder decides. */
  outside: {
    'packages/domain': [],
    'packages/screens': ['packages/domain'],
    'packages/contract': [
      'packages/domain',
      'packages/screens',
      'npm:valibot',
      'npm:@valibot/to-json-schema',
    ],
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
    tests: ['packages/contract', 'packages/messages', 'packages/screens', 'tools', 'npm', 'node'],
    bench: ['packages/contract', 'packages/screens', 'tools', 'npm', 'node'],
    tools: [...shared, 'npm', 'node'],
  },

  /** What a folder or file never imports, though it may import the rest of that workspace. */
  never: {
    'packages/contract/player': ['packages/contract/operator'],
    'apps/web/src': ['packages/contract/operator', 'packages/contract/operator-routes'],
    'apps/console/src': ['packages/contract/player-routes'],
  },

  /**
   * Rows from the lowest up: a folder or file imports only from lower rows. Those of one row do not
   * import each other, except where the row says `together`.
   */
  tiers: {
    'apps/web/src': [
      { places: ['kit'] },
      { places: ['features/site'] },
      { places: ['features/session'] },
      {
        places: ['features/wallet'],
      },
      {
        places: [
          'features/games',
          'features/messages',
          'features/promotions',
          'features/support',
          'features/lottery',
          'features/rewards',
        ],
      },
      { places: ['features/member', 'features/agent'] },
      { places: ['features/home'] },
      { places: ['app'] },
      { places: ['main', 'entry-client', 'entry-server', 'service-worker'], together: true },
      { places: ['testing'] },
    ],
    'apps/console/src': [
      { places: ['kit'] },
      { places: ['features/hello'] },
      { places: ['app'] },
      { places: ['main'] },
    ],
    'apps/server/src': [
      { places: ['config'] },
      { places: ['kit', 'db'], together: true },
      { places: ['ports', 'http'] },
      { places: ['modules/events'] },
      { places: ['modules/site', 'modules/operators', 'modules/hierarchy'] },
      { places: ['modules/pictures'] },
      { places: ['modules/accounts'] },
      { places: ['modules/notifications'] },
      { places: ['modules/credentials'] },
      { places: ['modules/sessions'] },
      { places: ['modules/registration'] },
      { places: ['modules/security'] },
      { places: ['modules/wallet'] },
      { places: ['modules/protection'] },
      {
        places: [
          'modules/games',
          'modules/payments',
          'modules/transfers',
          'modules/bonus',
          'modules/promotions',
          'modules/content',
          'modules/support',
        ],
      },
      { places: ['modules/reports'] },
      { places: ['modules/rewards', 'modules/lottery', 'modules/agents'] },
      { places: ['adapters'] },
      { places: ['app'] },
      { places: ['main'] },
      { places: ['testing'] },
    ],
    'apps/sandbox/src': [
      { places: ['config', 'form-body', 'json-body', 'money', 'random', 'same-text'] },
      { places: ['pages'] },
      { places: ['arcade'] },
      { places: ['companies'] },
      { places: ['app'] },
      { places: ['main'] },
      { places: ['testing'] },
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
