export type StreamEvent = { name: string; data: string };

/** Reads the events from the text of a `text/event-stream`, in chunks of any size. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
      if (name !== undefined) onEvent({ name, data });
    }
  };
}
