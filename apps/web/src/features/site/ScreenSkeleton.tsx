import { createContext, use } from 'react';
import type { SkeletonShape } from '@pavilion/screens/screens';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';

/** The skeleton's shape that the row of the screen names. */
export const ShapeOfScreen = createContext<SkeletonShape>('rows');

const heights: Readonly<Record<SkeletonShape, readonly number[]>> = {
  form: [64, 64, 64, 84, 48],
  rows: [120, 64, 64, 64],
  cards: [44, 280, 280],
  article: [44, 28, 320],
  games: [44, 150, 150, 150],
};

/** Stands in for a screen, or for its first section, until it is loaded. */
export function ScreenSkeleton() {
  return <SkeletonBlocks heights={heights[use(ShapeOfScreen)]} />;
}
