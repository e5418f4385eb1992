import { parseSync, Visitor } from 'oxc-parser';

const typeStatement = /^(?:im|ex)port\s+type\b/;

/**
 * What a source file imports: `{ specifier, line, typeOnly, isUrl? }` for each import, re-export,
 * dynamic import, type import and `new URL('./file', import.meta.url)`.
 */
export function importsOf(file, source) {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(parsed.errors[0].message);
  const found = [];
  const add = (specifier, start, typeOnly, more = {}) => {
    found.push({ specifier, line: lineAt(source, start), typeOnly, ...more });
  };
  const { staticImports, staticExports } = parsed.module;
  for (const { start, end, moduleRequest } of staticImports) {
    add(moduleRequest.value, start, typeStatement.test(source.slice(start, end)));
  }
  for (const { start, end, entries } of staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request) add(request.value, start, typeStatement.test(source.slice(start, end)));
  }
  if (/\bimport\s*\(|new URL\(/.test(source)) visitExpressions(parsed.program, add);
  return found;
}

function visitExpressions(program, add) {
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') add(source.value, start, false);
    },
    TSImportType({ source, start }) {
      add(source.value, start, true);
    },
    NewExpression(node) {
      const file = fileBesideThis(node);
      if (file && /\.[cm]?[jt]sx?$/.test(file)) add(file, node.start, false, { isUrl: true });
    },
  }).visit(program);
}

/**
 * The path in `new URL(path, import.meta.url)`, or null for any other expression.
 *
 * @param {any} node
 */
function fileBesideThis({ callee, arguments: [file, base] }) {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
  const fromHere =
    base?.type === 'MemberExpression' &&
    base.object.type === 'MetaProperty' &&
    base.property.name === 'url';
  return isUrl && fromHere && file.type === 'Literal' ? file.value : null;
}

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
