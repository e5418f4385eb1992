import { limits } from '../limits.ts';

/** Media types that people may send: section 5, "png or jpg only". */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

export type PictureProblem = 'picture.type' | 'picture.empty' | 'picture.too.large';

/** A picture before it is decoded. */
export type PictureFile = { type: string; size: number };

/** Why a picture may not be sent, or null; the web checks before it sends, the server again. */
export function pictureProblem({ type, size }: PictureFile): PictureProblem | null {
  if (!pictureTypes.some((accepted) => accepted === type)) return 'picture.type';
  if (size === 0) return 'picture.empty';
  return size > limits.applyImageMaxBytes ? 'picture.too.large' : null;
}
