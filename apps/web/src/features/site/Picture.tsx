import type { CSSProperties } from 'react';
import { useNearView } from '#kit/near-view.ts';

export type PictureProps = {
  /** Empty where there is none; its area stays. */
  src: string;
  className: string | undefined;
  style?: CSSProperties;
  /** Other widths of the picture, across the whole window. */
  srcSet?: string | undefined;
  /** In view when the page opens, so it is fetched before everything else. */
  first?: boolean;
};

/**
 * A picture beside a text that says the same. It is fetched when it comes near the window: the
 * browser's own lazy loading starts far below it, before the first paint.
 */
export function Picture({ src, srcSet, first = false, ...look }: PictureProps) {
  const [ref, near] = useNearView<HTMLImageElement>(first);
  const isWanted = near && src !== '';
  return (
    <img
      ref={ref}
      {...look}
      {...(isWanted && srcSet && { srcSet, sizes: '100vw' })}
      src={isWanted ? src : undefined}
      {...(first && { fetchPriority: 'high' })}
      alt=""
      decoding="async"
    />
  );
}
