// Loaded before the server: its clock is wrong by CLOCK_AHEAD_MS, and each SIGUSR2 puts it on by
// CLOCK_STEP_MS.
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const stepMs = Number(process.env.CLOCK_STEP_MS ?? 0);
const RealDate = globalThis.Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};

if (stepMs > 0) {
  process.on('SIGUSR2', () => {
    aheadMs += stepMs;
    console.log(`The clock is ${aheadMs} ms ahead`);
  });
}
