// Vitest 5 groups its failure report with Map.groupBy, which Node 20 does not have.
/** @type {any} */ (Map).groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
