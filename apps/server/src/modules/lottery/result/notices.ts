import type { Logger } from '#kit/logger.ts';

const mostDraws = 1000;
const mostOfDraw = 20;

/**
 * Writes what concerns a draw into the log once, however often jobs find it again. It remembers so
 * many draws, and so much of each.
 */
export function createNotices(logger: Pick<Logger, 'warn' | 'error'>) {
  const noted = new Map<string, Set<string>>();

  const note = (level: 'warn' | 'error') => (drawId: string, fields: object, message: string) => {
    const ofDraw = noted.get(drawId) ?? new Set();
    const written = JSON.stringify([message, fields]);
    if (ofDraw.has(written) || ofDraw.size >= mostOfDraw) return;
    noted.set(drawId, ofDraw.add(written));
    const [oldest] = noted.keys();
    if (noted.size > mostDraws && oldest !== undefined) noted.delete(oldest);
    logger[level](fields, message);
  };

  return { warn: note('warn'), error: note('error') };
}

export type Notices = ReturnType<typeof createNotices>;
