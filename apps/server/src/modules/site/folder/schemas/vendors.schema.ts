import * as v from 'valibot';
import { code, gameType, list, pictureName, text, wholeNumber, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

const vendorEntry = v.strictObject({
  gameType,
  /**
   * `games` opens the vendor's list of games, `lobby` starts the lobby game at once, `lottery`
   * leads to the lotteries of the site, behind which no games are.
   */
  opens: v.picklist(['games', 'lobby', 'lottery'], 'games, lobby or lottery'),
  /** gameId of the game that is started as the lobby. */
  lobbyGame: v.optional(text),
  /** Lottery entries only: traditional or entertainment play. */
  lottoMode: v.optional(v.picklist(['trad', 'ent'], 'trad or ent')),
  freePlay: yesNo,
});

export const vendorsSchema = ({ localText }: Fields) =>
  v.strictObject({
    vendors: list(
      v.strictObject({
        code,
        name: text,
        description: localText,
        logo: pictureName,
        /** Lower comes first within a category. */
        sortOrder: wholeNumber,
        /**
         * Only and always of providers of games. Those at sandbox-transfer keep their players'
         * wallets themselves.
         */
        connection: v.optional(
          v.picklist(
            ['sandbox', 'sandbox-transfer', 'hub88'],
            'sandbox, sandbox-transfer or hub88',
          ),
        ),
        /** The provider's name on the connection. */
        connectionProvider: v.optional(text),
        /** The vendor's games take the whole window in place of a frame in the site's page. */
        topLevel: v.optional(yesNo),
        /** At sandbox-transfer: opening a game transfers the member's cash there without asking. */
        bringsCash: v.optional(yesNo),
        on: yesNo,
        entries: list(vendorEntry),
      }),
    ),
    /** The game-entry menu in server order. */
    categories: list(v.strictObject({ gameType, vendors: list(code) })),
  });
