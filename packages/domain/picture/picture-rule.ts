import { limits } from '../limits.ts';

/** What people may send: section 5, "png or jpg only". */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

export type PictureProblem = 'picture.type' | 'picture.empty' | 'picture.too.large';

/** What is known of a picture before it is opened. */
export type PictureFile = { type: string; size: number };

/** Why a picture may not be sent, or null; the web asks before it sends, the server again. */
export function pictureProblem({ type, size }: PictureFile): PictureProblem | null {
  if (!pictureTypes.some((accepted) => accepted === type)) return 'picture.type';
  if (size === 0) return 'picture.empty';
  return size > limits.applyImageMaxBytes ? 'picture.too.large' : null;
}
