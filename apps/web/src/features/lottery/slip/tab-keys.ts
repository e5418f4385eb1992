/** What the tab keeps of lotteries; removed with all else of a member. */
export const lotteryKeys = {
  cart: 'lotteryCart',
  choices: 'lotteryChoices',
  intent: 'lotteryIntent',
} as const;
