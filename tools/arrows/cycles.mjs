/**
 * One shortest cycle for each group of files that import each other.
 * `graph` maps a file to the set of files that it imports.
 */
export function cyclesOf(graph) {
  return knotsOf(graph).map((knot) => shortestRoundTrip(graph, knot));
}

/** Tarjan's strongly connected components of more than one file, or of a file that imports itself. */
function knotsOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const knots = [];

  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const knot = stack.splice(stack.indexOf(file));
    if (knot.length > 1 || graph.get(file)?.has(file)) knots.push(knot.toSorted(byName));
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return knots;
}

function byName(one, other) {
  return one < other ? -1 : 1;
}

function shortestRoundTrip(graph, knot) {
  const [start] = knot;
  const members = new Set(knot);
  const cameFrom = new Map();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return returnTo(cameFrom, file, start);
      if (!members.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return knot;
}

function returnTo(cameFrom, last, start) {
  const cycle = [start];
  for (let file = last; file !== start; file = cameFrom.get(file)) cycle.splice(1, 0, file);
  return [...cycle, start];
}
