import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import { HolderGoneError } from '#kit/limits/slots.ts';
import { encodePicture, UnreadablePictureError } from '#kit/picture-encoder.ts';
import {
  documentSides,
  sidesOf,
  type DocumentKind,
  type DocumentSide,
} from '@pavilion/domain/protection/identity-check';

/** A document as it is kept. */
export type DrawnDocument = {
  id: string;
  side: DocumentSide;
  type: 'image/jpeg' | 'application/pdf';
  bytes: Buffer;
};

type SentDocuments = Readonly<Record<DocumentSide, readonly Blob[]>>;

const shape = { fit: 'document', sidePx: 3000 } as const;
const pdfMark = '%PDF-';

/** The files that the kind needs; throws where one is missing or none was asked for. */
export function sentDocuments(
  kind: DocumentKind,
  sent: SentDocuments,
): { side: DocumentSide; file: Blob }[] {
  const needed = sidesOf(kind);
  if (documentSides.some((side) => sent[side].length > 0 && !needed.includes(side))) {
    throw new ApiError('request.invalid');
  }
  return needed.map((side) => {
    const [file] = sent[side];
    if (file === undefined) throw new ApiError('document.missing', { side });
    return { side, file };
  });
}

async function drawPicture(side: DocumentSide, bytes: Buffer): Promise<Buffer> {
  try {
    return await encodePicture(bytes, shape);
  } catch (error) {
    if (error instanceof UnreadablePictureError) {
      throw new ApiError('document.unreadable', { side });
    }
    throw error;
  }
}

async function drawDocument(
  side: DocumentSide,
  file: Blob,
): Promise<Pick<DrawnDocument, 'type' | 'bytes'>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const { type } = file;
  if (type !== 'application/pdf') {
    return { type: 'image/jpeg', bytes: await drawPicture(side, bytes) };
  }
  const isPdf = bytes.subarray(0, pdfMark.length).equals(Buffer.from(pdfMark));
  if (!isPdf) throw new ApiError('document.unreadable', { side });
  return { type, bytes };
}

/**
 * Draws pictures anew, one after the other, without what else is in their files, such as the place;
 * a PDF stays as it came. Ends between two files when the sender has gone.
 */
export async function drawDocuments(
  sent: readonly { side: DocumentSide; file: Blob }[],
  signal: AbortSignal | undefined,
): Promise<DrawnDocument[]> {
  const drawn: DrawnDocument[] = [];
  for (const { side, file } of sent) {
    if (signal?.aborted === true) throw new HolderGoneError();
    drawn.push({ id: randomUUID(), side, ...(await drawDocument(side, file)) });
  }
  return drawn;
}
