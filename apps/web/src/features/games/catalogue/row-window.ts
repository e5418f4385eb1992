import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { rowsAround, rowsOfNextFrame, type Rows } from './drawn-rows.ts';

const marginPx = 1200;
const rowsAtFirst = 4;

/** The last measured height of a row, so that going back finds a page of the right height. */
const rowHeights = new Map<number, number>();
const guessedRowPx = 214;

/** Measures from one drawn row's top to the next one's; undefined while there is only one. */
function measuredRowPx(list: HTMLElement, columns: number): number | undefined {
  const [first, below] = [list.children[0], list.children[columns]];
  if (first === undefined || below === undefined) return undefined;
  const px = below.getBoundingClientRect().top - first.getBoundingClientRect().top;
  return px > 0 ? px : undefined;
}

/**
 * Reports after the next frame how far a list is from the top of the window. Uses an observer,
 * since reading it from the list would lay out the page once more.
 */
function positionObserver(list: Element, report: (topPx: number) => void) {
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1);
    if (newest) report(newest.boundingClientRect.top);
  });
  function observe() {
    observer.unobserve(list);
    observer.observe(list);
  }
  return { observe, stop: () => observer.disconnect() };
}

export type RowWindow = { list: RefObject<HTMLUListElement | null>; drawn: Rows; rowPx: number };

/** Decides which rows of a list are drawn as it is scrolled; the others only take up space. */
export function useRowWindow(rows: number, columns: number): RowWindow {
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState<Rows>({ from: 0, to: rowsAtFirst });
  const [rowPx, setRowPx] = useState(rowHeights.get(columns) ?? guessedRowPx);

  /** Returns whether rows were added or removed, so that more may follow. */
  const look = useEffectEvent((topPx: number): boolean => {
    const wanted = rowsAround({ topPx, windowPx: innerHeight, rowPx, rows, marginPx });
    const next = rowsOfNextFrame(drawn, wanted);
    if (next.from === drawn.from && next.to === drawn.to) return false;
    setDrawn(next);
    return true;
  });
  const measure = useEffectEvent((element: HTMLElement) => {
    const px = measuredRowPx(element, columns);
    if (px === undefined) return;
    rowHeights.set(columns, px);
    setRowPx(px);
  });

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const position = positionObserver(element, (topPx) => {
      if (look(topPx)) position.observe();
    });
    function resized() {
      if (element !== null) measure(element);
      position.observe();
    }
    resized();
    addEventListener('scroll', position.observe, { passive: true });
    addEventListener('resize', resized);
    return () => {
      position.stop();
      removeEventListener('scroll', position.observe);
      removeEventListener('resize', resized);
    };
  }, [rows, columns]);
  const to = Math.min(drawn.to, rows);
  return { list, drawn: { from: Math.min(drawn.from, to), to }, rowPx };
}
