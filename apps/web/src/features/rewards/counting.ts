import { useText } from '#kit/text.ts';
import { gameTypes } from '@pavilion/domain/game/game-type';

/** Names of the game categories that count, those that count in part with their share. */
export function useCounting(): (contribution: Readonly<Record<string, number>>) => string {
  const text = useText();
  return (contribution) =>
    gameTypes
      .flatMap((type) => {
        const percent = contribution[type] ?? 0;
        if (percent === 0) return [];
        const name = text(`category.${type}`);
        return [percent === 100 ? name : `${name} ${percent} %`];
      })
      .join(', ');
}
