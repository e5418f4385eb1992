const providers = ['TIDEWORKS', 'KALYE', 'SUNDIAL', 'PAROL', 'NIGHTMARKET', 'MERIDIAN'] as const;
const pictures = ['coral-choir', 'ninth-wave-bell', 'pearl-divers-noon', 'lighthouse-supper'];
const firstNode = 100_000;

function entry(index: number): string {
  const name = `catalogue-game-${index}`;
  return `  - gameId: ${name}
    nodeId: ${firstNode + index}
    vendor: ${providers[index % providers.length]}
    vendorGame: ${name}
    gameType: RNG
    classify: [SC]
    minBet: '0.05'
    rtpPercent: 96.20
    volatility: medium
    hot: ${index % 9 === 0}
    new: ${index % 11 === 0}
    supportPlay: true
    title:
      EN: Lantern Garden ${index}
      TY: Hardin ng Parol ${index}
    picture: games/${pictures[index % pictures.length]}
`;
}

/** The catalogue of a site folder with that many more slots, which share pictures. */
export function withMoreSlots(games: string, count: number): string {
  return (
    games.trimEnd() + '\n' + Array.from({ length: count }, (_, index) => entry(index)).join('')
  );
}
