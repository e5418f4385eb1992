import type { Games } from '#modules/games/games.ts';
import type { PlayedLottery } from '#modules/lottery/played-lotteries.ts';
import type { PlayedGame, ReportDeps } from '#modules/reports/report-deps.ts';
import { languages, type Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';

function playedLottery({ category, name, vendor }: PlayedLottery): PlayedGame {
  const cards = languages.map((language) => [
    language,
    {
      gameName: inLanguage(name, language),
      gameType: category,
      vassalage: vendor.code,
      vendorName: vendor.name,
    },
  ]);
  return {
    game: { gameType: category },
    cards: Object.fromEntries(cards) as PlayedGame['cards'],
  };
}

/** What rounds are of: the games of the site and its lotteries. */
export function playedGames(
  games: Pick<Games, 'byNode' | 'nameOf' | 'nodesOf'>,
  lotteries: readonly PlayedLottery[],
): ReportDeps['games'] {
  const byNode = new Map(lotteries.map((one) => [one.gameNode, playedLottery(one)]));
  return {
    byNode: (node) => byNode.get(node) ?? games.byNode(node),
    nameOf(node: number, language: Language) {
      const card = byNode.get(node)?.cards[language];
      return card
        ? { gameName: card.gameName, vendorName: card.vendorName }
        : games.nameOf(node, language);
    },
    nodesOf: (filter) => [
      ...games.nodesOf(filter),
      ...lotteries
        .filter(({ category }) => filter.gameType === undefined || category === filter.gameType)
        .filter(({ vendor }) => filter.vendor === undefined || vendor.code === filter.vendor)
        .map(({ gameNode }) => gameNode),
    ],
  };
}
