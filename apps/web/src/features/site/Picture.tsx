import type { CSSProperties } from 'react';
import { useNearView } from '#kit/near-view.ts';

export type PictureProps = {
  /** Empty where there is none; its place stays. */
  src: string;
  className: string | undefined;
  style?: CSSProperties;
  /** Other widths of it, across the whole window. */
  srcSet?: string | undefined;
  /** It is seen as its page opens, so it is fetched before everything else. */
  first?: boolean;
};

/**
 * A picture beside words that say the same. It is fetched when it comes near the window: what the
 * browser would call lazy is fetched from far below it, in front of the first paint.
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
