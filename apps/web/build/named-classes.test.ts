import { expect, test } from 'vitest';
import { lostSheets, namedClasses } from './named-classes.ts';

const sheet = `from './Card.module.css';`;

test('§9: a sheet is imported class by class where each is named', () => {
  expect(namedClasses(`import styles ${sheet} f(styles.card, \`\${styles.row}\`)`)).toBe(
    `import * as styles ${sheet} f(styles.card, \`\${styles.row}\`)`,
  );
});

test('§9: a sheet whose classes are chosen by name stays as it is', () => {
  for (const use of ['styles[look]', 'f(styles)', '({ ...styles })']) {
    const code = `import styles ${sheet} ${use}; f(styles.card)`;
    expect(namedClasses(code)).toBe(code);
  }
});

test('§9: a sheet that is in no chunk is reported', () => {
  const chunk = { type: 'chunk', modules: { '/src/Card.tsx': {}, '/src/Card.module.css': {} } };
  const read = ['/src/Card.tsx', '/src/Card.module.css', '/src/Row.tsx', '/src/Row.module.css'];
  expect(lostSheets(read, { 'a.js': chunk, 'a.css': { type: 'asset' } })).toEqual([
    '/src/Row.module.css',
  ]);
});
