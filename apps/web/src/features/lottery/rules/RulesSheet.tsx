import { useState } from 'react';
import { useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { moneyOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { ownFamilyCodes, type Family, type FamilyCode } from '@pavilion/domain/lottery/play';
import { ownSeries } from '@pavilion/domain/lottery/price/series';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { Lottery } from '../lottery.queries.ts';
import { isFamilyCode } from '../room/family.ts';
import { roomGroups } from '../room/groups.ts';
import { modeFor, modeInAddress, modesOf } from '../room/mode.ts';
import { useFamily, usePlayMenus, useSeries, useSetting } from '../room/room.queries.ts';
import type { MenuOfMode, Setting } from '../room/room.ts';
import { DrawTimes } from './DrawTimes.tsx';
import { FamilyFacts, OwnDraws } from './FamilyFacts.tsx';
import { LimitRules, MoneyRules } from './MoneyRules.tsx';
import { PlayRules } from './PlayRules.tsx';
import { pricingOf, type Pricing } from './pricing.ts';
import styles from './Rules.module.css';

const panelId = 'lottery-rules';
const own: readonly string[] = ownFamilyCodes;

type ModeRulesProps = Readonly<{
  mode: PrizeMode;
  family: Family<unknown>;
  menus: readonly MenuOfMode[];
  setting: Setting;
}>;

type PricedProps = ModeRulesProps & Readonly<{ pricing: Pricing }>;

function PricedRules({ mode, family, menus, setting, pricing }: PricedProps) {
  const menu = menus.find(({ prizeModeId }) => prizeModeId === mode.prizeModeId);
  return (
    <>
      <MoneyRules pricing={pricing} setting={setting} />
      <LimitRules pricing={pricing} setting={setting} />
      {menu && (
        <PlayRules pricing={pricing} family={family.code} groups={roomGroups(menu, family)} />
      )}
    </>
  );
}

/** The rules of a prize mode; with the slider they need the series of the member. */
function ModeRules(props: ModeRulesProps) {
  const { mode, family } = props;
  const session = useSessionRecord();
  const series = useSeries();
  const money = moneyOf(mode, family.code);
  if (money === null) return null;
  const isGuest = session === null;
  if (money !== 'slider' || isGuest) {
    return <PricedRules {...props} pricing={pricingOf(money, ownSeries(0), isGuest)} />;
  }
  return (
    <Loaded query={series}>
      {(list) => {
        const ofGroup = list.find(({ gameGroupCode }) => gameGroupCode === family.code);
        const most = ofGroup?.maxBetSeries ?? ownSeries(0);
        return <PricedRules {...props} pricing={pricingOf(money, most, false)} />;
      }}
    </Loaded>
  );
}

/** The modes of a family; of modes in which bets cost and pay alike the first one alone. */
function modesToShow(family: FamilyCode): PrizeMode[] {
  const modes = modesOf(family);
  const monies = modes.map((mode) => moneyOf(mode, family));
  return modes.filter((_, at) => monies.indexOf(monies[at] ?? null) === at);
}

type BetRulesProps = Readonly<{ lottery: Lottery; family: FamilyCode }>;

function BetRules({ lottery: { gameId }, family }: BetRulesProps) {
  const text = useText();
  const wanted = modeFor(family, modeInAddress(new URLSearchParams(useSearch())));
  const modes = modesToShow(family);
  const [chosen, setChosen] = useState(wanted?.playType);
  const mode = modes.find(({ playType }) => playType === chosen) ?? modes[0];
  const rules = useFamily(family);
  const menus = usePlayMenus(gameId);
  const setting = useSetting(gameId);
  if (mode === undefined) return null;
  const isPanel = modes.length > 1;
  return (
    <>
      {isPanel && (
        <SegmentedControl
          label={text('lottery.mode')}
          segments={modes.map(({ playType }) => ({
            key: playType,
            label: text(`lottery.mode.${playType}`),
          }))}
          value={mode.playType}
          onChange={setChosen}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        className={styles.rules}
        {...(isPanel && { role: 'tabpanel', 'aria-label': text(`lottery.mode.${mode.playType}`) })}
      >
        <Loaded query={rules}>
          {(known) =>
            known && (
              <Loaded query={menus}>
                {(all) => (
                  <Loaded query={setting}>
                    {(takes) => (
                      <ModeRules mode={mode} family={known} menus={all} setting={takes} />
                    )}
                  </Loaded>
                )}
              </Loaded>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

/** When a lottery is drawn, what its bets cost, win and pay, and how its draws are decided. */
export function RulesSheet({ lottery }: { lottery: Lottery }) {
  const text = useText();
  const { family } = lottery;
  if (!isFamilyCode(family)) return <EmptyState text={text('error.lottery.play.closed')} />;
  const isOwn = own.includes(family);
  return (
    <div className={styles.rules}>
      <DrawTimes lottery={lottery} isOwn={isOwn} />
      <BetRules lottery={lottery} family={family} />
      <FamilyFacts family={family} />
      {isOwn && <OwnDraws lottery={lottery} />}
    </div>
  );
}
