import { expect, test } from 'vitest';
import { namedClasses } from './named-classes.ts';

const sheet = `from './Card.module.css';`;

test('§9: a sheet is read class by class where each is named', () => {
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
