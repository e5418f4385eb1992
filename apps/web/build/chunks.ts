/** What the bundler tells about modules while it groups them into chunks. */
type ChunkingContext = {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
};

function reachable(from: string, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const entryFile = /\/(index\.html|src\/entry-client\.tsx)$/;

/** What the program needs before anything is fetched. */
function firstName(entry: string) {
  let atStart: Set<string> | null = null;
  return (id: string, context: ChunkingContext) => {
    atStart ??= reachable(entry, context);
    return !entryFile.test(id) && atStart.has(id) ? 'first' : null;
  };
}

const formParts = /\/react-hook-form\/|\/client\/forms\/|\/ui\/fields\//;

/** What forms are made of, with all that cannot do without it. */
function sharedNames() {
  const known = new Map<string, boolean>();
  function needsForms(id: string, context: ChunkingContext): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const { importedIds = [] } = context.getModuleInfo(id) ?? {};
    const needs = formParts.test(id) || importedIds.some((one) => needsForms(one, context));
    known.set(id, needs);
    return needs;
  }
  return (id: string, context: ChunkingContext) => (needsForms(id, context) ? 'forms' : 'rest');
}

/**
 * Few files pack better than many: what runs at the start, what forms are made of, and what
 * several screens share. All else comes with the screen that uses it. A chunk takes along what its
 * modules need, so those that others need come first.
 */
export function chunkGroups(entry: string) {
  const sharedName = sharedNames();
  const only = (name: string) => (id: string, context: ChunkingContext) =>
    sharedName(id, context) === name ? name : null;
  return [
    { name: firstName(entry), priority: 3 },
    { name: only('rest'), minShareCount: 5, priority: 2 },
    { name: only('forms'), minShareCount: 3, priority: 1 },
  ];
}
