import { documentMaxBytes } from '@pavilion/domain/protection/identity-check';

const longestSidePx = 3000;
const jpegQuality = 0.9;

/** Draws a picture as JPEG, upright, on white, with its longer side at most 3000 px. */
function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = picture;
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
}

/** A large picture as a smaller one; any other file, and one that cannot be drawn, as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const isLarge = Math.max(picture.width, picture.height) > longestSidePx;
    const drawn = isLarge || file.size > documentMaxBytes ? await drawSmaller(picture) : null;
    picture.close();
    if (drawn === null) return file;
    const { name, lastModified } = file;
    return new File([drawn], name, { type: drawn.type, lastModified });
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}
