const dotted = /[\w.]*\$\{|^\$\{[^}]*\}\.[\w.]+$/;

/** Matches a value in a template: keys are put together of words and dots. */
function patternOf(template) {
  const [head = '', ...rest] = template.split(/\$\{[^}]*\}/);
  const written = [head, ...rest];
  if (!dotted.test(template) || written.some((part) => !/^[\w.-]*$/.test(part))) return null;
  if (!written.some((part) => part.includes('.'))) return null;
  return new RegExp(`^${written.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}

/** The keys that no source names, neither whole nor put together in a template. */
export function unusedKeys(keys, sources) {
  const code = sources.join('\n');
  const named = new Set([...code.matchAll(/['"]([a-zA-Z][\w.-]*)['"]/g)].map(([, text]) => text));
  const templates = new Set([...code.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, t]) => t));
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== null);
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
