import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What WCAG 2.2 AA finds wrong with the page as it stands. */
export async function accessibilityFindings() {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
}
