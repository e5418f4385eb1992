import { useState } from 'react';
import { pictureProblem, type PictureProblem } from '@pavilion/domain/picture/picture-rule';

export type ChosenProblem = PictureProblem | 'picture.too.many';

type Chosen = { pictures: readonly File[]; problem: ChosenProblem | null };

export const noPictures: Chosen = { pictures: [], problem: null };

/** Takes the valid files, up to `most`, and returns what is wrong with the rest. */
export function choosePictures(before: Chosen, files: readonly File[], most: number): Chosen {
  const problems = files.flatMap((file) => pictureProblem(file) ?? []);
  const fit = files.filter((file) => pictureProblem(file) === null);
  const pictures = [...before.pictures, ...fit];
  const [problem = pictures.length > most ? 'picture.too.many' : null] = problems;
  return { pictures: pictures.slice(0, most), problem };
}

/** Keeps the valid pictures that the person has chosen; the server checks them again. */
export function useChosenPictures(most: number) {
  const [chosen, setChosen] = useState(noPictures);
  return {
    ...chosen,
    add: (files: readonly File[]) => setChosen((before) => choosePictures(before, files, most)),
    remove: (picture: File) =>
      setChosen(({ pictures }) => ({
        pictures: pictures.filter((one) => one !== picture),
        problem: null,
      })),
    clear: () => setChosen(noPictures),
  };
}

export type ChosenPictures = ReturnType<typeof useChosenPictures>;
