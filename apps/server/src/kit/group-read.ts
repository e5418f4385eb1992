export type GroupReadOptions<Item, Found> = {
  /** Reads what belongs to each item, in their order. */
  read: (items: readonly Item[]) => Promise<readonly Found[]>;
  /** Reads under way at the same time. */
  readsInFlight: number;
  maximumBatch: number;
};

type Waiting<Item, Found> = {
  item: Item;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
};

/**
 * Collects what calls look for while reads are under way, and reads it together: one round trip for
 * many calls that come at once, while a single one is read without waiting. What is read is never
 * older than the call. An error fails all calls of a read.
 */
export function createGroupRead<Item, Found>({
  read,
  readsInFlight,
  maximumBatch,
}: GroupReadOptions<Item, Found>): (item: Item) => Promise<Found> {
  const waiting: Waiting<Item, Found>[] = [];
  let inFlight = 0;

  async function readBatch(batch: readonly Waiting<Item, Found>[]): Promise<void> {
    try {
      const found = await read(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Found);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function pump(): void {
    while (waiting.length > 0 && inFlight < readsInFlight) {
      inFlight += 1;
      void readBatch(waiting.splice(0, maximumBatch)).finally(() => {
        inFlight -= 1;
        pump();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      queueMicrotask(pump);
    });
}
