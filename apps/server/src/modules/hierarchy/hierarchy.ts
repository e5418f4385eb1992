import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { applyMoves } from './move/apply-moves.ts';
import { decideMove, proposeMove, showMove } from './move/decide-move.ts';
import type { MoveDeps } from './move/move-problem.ts';
import { findNextMove, listMovesPage } from './move/move.store.ts';
import { treeChecks } from './tree/tree-check.store.ts';

type MoveCalls = 'proposeMove' | 'listMoves' | 'confirmMove' | 'refuseMove';

/** The tree of members: who is below whom, and moves within it. */
export function createHierarchy(deps: MoveDeps) {
  const { db } = deps;
  const moveHandlers: Pick<Handlers<OperatorEndpoints['agents']>, MoveCalls> = {
    proposeMove: async (input, { operator }) => showMove(await proposeMove(deps, input, operator)),
    listMoves: async ({ state, ...query }) => {
      const { rows, total } = await listMovesPage(db, { state, ...pageSlice(query) });
      return pageOf(rows.map(showMove), total, query);
    },
    confirmMove: async ({ moveId }, { operator }) =>
      showMove(await decideMove(deps, moveId, 'confirmed', operator)),
    refuseMove: async ({ moveId }, { operator }) =>
      showMove(await decideMove(deps, moveId, 'refused', operator)),
  };
  return {
    /** Calls of the area `agents`. */
    moveHandlers,
    /** Checks of the tree; each query lists what is wrong. */
    checks: treeChecks,
    applyMoves: (fromDay: string) => applyMoves(deps, fromDay),
    nextMove: findNextMove,
  };
}
