import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '#kit/device.ts';

function showSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index];
  if (!(slide instanceof HTMLElement)) return;
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
  const first = track.firstElementChild as HTMLElement;
  track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
}

/** Returns the slide nearest to the start of the track, which the last one may not reach. */
function nearestSlide(track: HTMLElement): number {
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  if (atEnd) return track.children.length - 1;
  const places = [...track.children].map((slide) => (slide as HTMLElement).offsetLeft);
  const first = places[0] ?? 0;
  const distances = places.map((place) => Math.abs(place - first - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

export type Carousel = {
  shown: number;
  playing: boolean;
  togglePlaying: () => void;
  show: (index: number) => void;
};

export type Slides = {
  track: RefObject<HTMLUListElement | null>;
  count: number;
  /** How long a slide is shown. */
  everyMs: number;
};

/**
 * Moves scroll-snap slides by itself. Waits while the slides are touched or out of view, stays
 * still where the person reduces motion, and loops only with more than one slide.
 */
export function useCarousel({ track, count, everyMs }: Slides): Carousel {
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const touched = useRef(false);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const onScroll = () => setShown(nearestSlide(element));
    const hold = () => (touched.current = true);
    const release = () => (touched.current = false);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('pointerdown', hold);
    for (const name of ['pointerup', 'pointercancel', 'touchend'] as const) {
      addEventListener(name, release);
    }
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('pointerdown', hold);
      for (const name of ['pointerup', 'pointercancel', 'touchend'] as const) {
        removeEventListener(name, release);
      }
    };
  }, [track]);

  useEffect(() => {
    const element = track.current;
    if (element === null || !playing || count < 2 || prefersReducedMotion()) return;
    let inSight = true;
    const watcher = new IntersectionObserver(
      ([entry]) => (inSight = entry?.isIntersecting === true),
    );
    watcher.observe(element);
    const timer = setInterval(() => {
      const busy = touched.current || element.contains(document.activeElement);
      if (busy || document.hidden || !inSight) return;
      showSlide(element, (nearestSlide(element) + 1) % count);
    }, everyMs);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [track, playing, count, everyMs]);

  const show = (index: number) => {
    if (track.current) showSlide(track.current, (index + count) % count);
  };
  return { shown, playing, togglePlaying: () => setPlaying(!playing), show };
}
