/** What the bundler knows of modules while it groups them into chunks. */
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

/** Names the chunk of everything that the program imports at its start. */
function firstName(entry: string) {
  let atStart: Set<string> | null = null;
  return (id: string, context: ChunkingContext) => {
    atStart ??= reachable(entry, context);
    return !entryFile.test(id) && atStart.has(id) ? 'first' : null;
  };
}

const frameFile = /\/app\/InnerPage\.tsx$/;
const appFile = /\/web\/src\/app\//;

/** Names the chunk of what the frame of all screens but the home needs of the app itself. */
function frameName(entry: string) {
  const frame = entry.replace('entry-client.tsx', 'app/InnerPage.tsx');
  let ofFrame: Set<string> | null = null;
  return (id: string, context: ChunkingContext) => {
    ofFrame ??= reachable(frame, context);
    return appFile.test(id) && !frameFile.test(id) && ofFrame.has(id) ? 'frame' : null;
  };
}

const formParts = /\/react-hook-form\/|\/client\/forms\/|\/ui\/fields\//;
const smallFile = /\/(?:checkout|say-coming|paused-text|login-class)\.ts$/;
const fieldFile = /\/ui\/fields\//;
/** What the many pages of one screen share, and few others need: lotteries and sums of money. */
const ofOneScreen = /\/(?:domain|features)\/lottery\/|\/domain\/wallet\/money\.ts$/;

/**
 * Names the chunk of form code: the form library, and every module that needs it or fields; the
 * fields by themselves are apart, for pages with a field and no form.
 */
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
  return (id: string, context: ChunkingContext) => {
    if (fieldFile.test(id)) return 'fields';
    if (ofOneScreen.test(id)) return null;
    return needsForms(id, context) ? 'forms' : 'rest';
  };
}

/**
 * Groups modules into few chunks, which compress better than many: code of the start, form code,
 * and code that several screens share. All else goes with the screen that uses it. A chunk takes
 * along what its modules need, so those that others need come first.
 */
export function chunkGroups(entry: string) {
  const sharedName = sharedNames();
  const only = (name: string) => (id: string, context: ChunkingContext) =>
    sharedName(id, context) === name ? name : null;
  return [
    { name: firstName(entry), priority: 3 },
    { name: only('rest'), minShareCount: 15, priority: 2 },
    { name: only('fields'), minShareCount: 5, priority: 1 },
    { name: only('forms'), minShareCount: 5, priority: 1 },
    { name: frameName(entry), priority: 0 },
    { name: 'small', test: smallFile, minShareCount: 2, priority: 0 },
  ];
}
