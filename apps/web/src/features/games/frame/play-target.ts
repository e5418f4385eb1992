export type PlayTarget = {
  nodeId: number;
  gameId?: string;
  vassalage?: string;
  matchId?: string;
  /** 1 real, 0 free play. */
  accountType: 0 | 1;
};

/** Reads `/m/play/:nodeId?gameId=&vassalage=&trial=1&match=`; null for another path. */
export function playTarget(path: string, search: string): PlayTarget | null {
  const node = /^\/m\/play\/([1-9]\d{0,8})$/.exec(path)?.[1];
  if (node === undefined) return null;
  const query = new URLSearchParams(search);
  const gameId = query.get('gameId');
  const vassalage = query.get('vassalage');
  const matchId = query.get('match');
  return {
    nodeId: Number(node),
    ...(gameId === null ? {} : { gameId }),
    ...(vassalage === null ? {} : { vassalage }),
    ...(matchId === null ? {} : { matchId }),
    accountType: query.get('trial') === '1' ? 0 : 1,
  };
}
