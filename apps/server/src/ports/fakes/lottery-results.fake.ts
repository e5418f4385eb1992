import type { AskedDraw, ResultSource, SourceReading } from '../lottery-results.ts';

/** A source of results in memory: says what the test lets it say of a draw, `none` of all others. */
export function createFakeSource() {
  const said = new Map<string, SourceReading>();
  const state = { isDown: false };
  const asked: AskedDraw[] = [];
  const key = ({ code, numero }: AskedDraw) => `${code} ${numero}`;
  const source: ResultSource = {
    read: async (draw) => {
      asked.push(draw);
      if (state.isDown) return { outcome: 'inDoubt', reason: 'no answer' };
      return { outcome: 'done', value: said.get(key(draw)) ?? { status: 'none' } };
    },
  };
  return {
    source,
    state,
    asked,
    say: (code: string, numero: string, reading: SourceReading) =>
      void said.set(key({ code, numero }), reading),
  };
}
