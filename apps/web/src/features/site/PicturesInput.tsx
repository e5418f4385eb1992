import { useText } from '#kit/text.ts';
import { pictureTypes } from '@pavilion/domain/picture/picture-rule';
import { PictureField } from '@pavilion/ui/fields/PictureField.tsx';
import type { ChosenPictures } from './chosen-pictures.ts';

export type PicturesInputProps = { label: string; most: number; chosen: ChosenPictures };

/** The picture field of section 5, with the site's texts. */
export function PicturesInput({ label, most, chosen }: PicturesInputProps) {
  const text = useText();
  return (
    <PictureField
      label={label}
      hint={text('pictures.hint', { most })}
      error={chosen.problem === null ? undefined : text(`error.${chosen.problem}`)}
      pictures={chosen.pictures}
      most={most}
      accept={pictureTypes.join(',')}
      addLabel={text('pictures.add')}
      nameOf={(number) => text('pictures.name', { number })}
      removeLabelOf={(number) => text('pictures.remove', { number })}
      onAdd={chosen.add}
      onRemove={chosen.remove}
    />
  );
}
