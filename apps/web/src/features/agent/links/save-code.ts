import { codeSquares } from '#features/site/QrPicture.tsx';

const squarePx = 16;
const keepMs = 60_000;

async function pictureOf(content: string): Promise<Blob | null> {
  const squares = await codeSquares(content);
  const canvas = document.createElement('canvas');
  canvas.width = squares.length * squarePx;
  canvas.height = squares.length * squarePx;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  squares.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * squarePx, y * squarePx, squarePx, squarePx);
    });
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Saves the QR code of an address as a picture; nothing where the browser draws none. */
export async function saveCode(address: string, name: string): Promise<void> {
  const picture = await pictureOf(address);
  if (picture === null) return;
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.png`;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
