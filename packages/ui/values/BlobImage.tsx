import { useEffect, useRef, type ComponentProps } from 'react';

export type BlobImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  blob: Blob;
  alt: string;
};

/** Shows a picture without an address; it has an object URL for as long as it is shown. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img {...rest} ref={image} alt={alt} />;
}
