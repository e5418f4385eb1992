/**
 * Sends marks one after another with at least `intervalMs` between two of them, and loses none.
 * Calls `onIdle` when all queued marks are sent. Drops a mark that fails, because the next list
 * from the server shows it as unread again.
 */
export function createMarkQueue(
  send: (id: string) => Promise<unknown>,
  intervalMs: number,
  onIdle: () => void,
): (id: string) => void {
  const waiting: string[] = [];
  let running = false;

  async function run(): Promise<void> {
    for (let id = waiting[0]; id !== undefined; id = waiting[0]) {
      const pause = new Promise((resolve) => setTimeout(resolve, intervalMs));
      await Promise.allSettled([send(id), pause]);
      waiting.shift();
    }
    running = false;
    onIdle();
  }

  return (id) => {
    if (waiting.includes(id)) return;
    waiting.push(id);
    if (running) return;
    running = true;
    void run();
  };
}
