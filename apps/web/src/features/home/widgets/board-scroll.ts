import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '#kit/device.ts';
import { limits } from '@pavilion/domain/limits';

/** Returns the next scroll position: one row on, and at the end the top again. */
export function nextRow(top: number, rowHeight: number, height: number, shown: number): number {
  const isAtEnd = top + shown >= height - 1;
  return isAtEnd ? 0 : (Math.round(top / rowHeight) + 1) * rowHeight;
}

export type BoardScroll = { moves: boolean; playing: boolean; togglePlaying: () => void };

/**
 * Moves on by a row every 1.5 s when there are more than 3 rows. Waits while it is touched, has the
 * focus or is out of view, and stays still where the person reduces motion.
 */
export function useBoardScroll(
  list: RefObject<HTMLOListElement | null>,
  count: number,
): BoardScroll {
  const [playing, setPlaying] = useState(true);
  const touched = useRef(false);
  const moves = count > limits.winnerBoardScrollAboveRows;

  useEffect(() => {
    const board = list.current;
    if (board === null || !moves || !playing || prefersReducedMotion()) return;
    let inSight = false;
    const watcher = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting === true;
    });
    watcher.observe(board);
    const timer = setInterval(() => {
      const row = board.firstElementChild?.clientHeight ?? 0;
      const isBusy = touched.current || board.contains(document.activeElement);
      if (isBusy || document.hidden || !inSight || row === 0) return;
      const { scrollTop, scrollHeight, clientHeight } = board;
      const top = nextRow(scrollTop, row, scrollHeight, clientHeight);
      board.scrollTo({ top, behavior: 'smooth' });
    }, limits.winnerBoardScrollMs);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [list, moves, playing]);

  useEffect(() => {
    const board = list.current;
    if (board === null) return;
    const hold = () => (touched.current = true);
    const release = () => (touched.current = false);
    const ends = ['pointerup', 'pointercancel', 'touchend'] as const;
    board.addEventListener('pointerdown', hold);
    for (const name of ends) addEventListener(name, release);
    return () => {
      board.removeEventListener('pointerdown', hold);
      for (const name of ends) removeEventListener(name, release);
    };
  }, [list]);

  return { moves, playing, togglePlaying: () => setPlaying(!playing) };
}
