/** Runs jobs of the same key one after another, in the order they came. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async function queued<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(job, job);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
