import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';
import { chartHeight, namedDays, type ChartSeries } from './chart-series.ts';

/** How days and amounts are written beside the axes. */
export type ChartWords = { day: (day: string) => string; amount: (amount: number) => string };

type Look = {
  font: string;
  fontPx: number;
  text: string;
  line: string;
  zero: string;
  above: string;
  below: string;
};

/** The colours and the font of the theme; a canvas does not read them by itself. */
function lookOf(element: HTMLElement): Look {
  const style = getComputedStyle(element);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const fontPx = Math.round(Number.parseFloat(style.fontSize));
  return {
    font: `${fontPx}px ${style.fontFamily}`,
    fontPx,
    text: colour('--text-quiet'),
    line: colour('--line'),
    zero: colour('--line-strong'),
    above: colour('--select'),
    below: colour('--accent-deep'),
  };
}

/** The width of the longest of the texts, in px. */
function widthOf(texts: readonly string[], { ctx }: UPlot, font: string): number {
  ctx.save();
  ctx.font = font;
  const widths = texts.map((text) => ctx.measureText(text).width);
  ctx.restore();
  return Math.max(0, ...widths);
}

function zeroLine(plot: UPlot, colour: string): void {
  const { ctx, bbox } = plot;
  const y = Math.round(plot.valToPos(0, 'y', true)) + 0.5;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

const gapPx = 8;
const linesApartPx = 44;
/** Right of the last bar, so that its day is not cut off. */
const edgePx = 16;
/** With less room than so many times the size of the text, fewer days are named. */
const narrowTexts = 25;
const lineHeight = 1.35;
const barShare = 0.7;
const barMostPx = 14;

function optionsOf(
  series: ChartSeries,
  words: ChartWords,
  look: Look,
): Omit<UPlot.Options, 'width'> {
  const { font, fontPx } = look;
  const bars = UPlot.paths.bars?.({ size: [barShare, barMostPx], radius: 0.2 });
  const barsIn = (colour: string): UPlot.Series => ({
    fill: colour,
    width: 0,
    points: { show: false },
    ...(bars && { paths: bars }),
  });
  return {
    height: chartHeight,
    padding: [gapPx, edgePx, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, series.length - 0.5] },
      y: { range: (_, low, high) => [Math.min(low, 0), Math.max(high, 0)] },
    },
    axes: [
      {
        font,
        stroke: look.text,
        size: gapPx + Math.ceil(fontPx * lineHeight),
        gap: gapPx,
        grid: { show: false },
        ticks: { show: false },
        splits: ({ width }) => namedDays(series.length, width < narrowTexts * fontPx ? 14 : 7),
        values: (_, places) => places.map((at) => words.day(series[at]?.day ?? '')),
      },
      {
        font,
        stroke: look.text,
        gap: gapPx,
        space: linesApartPx,
        size: (plot, texts) => gapPx + widthOf(texts ?? [], plot, font),
        grid: { stroke: look.line, width: 1 },
        ticks: { show: false },
        values: (_, amounts) => amounts.map(words.amount),
      },
    ],
    series: [{}, barsIn(look.above), barsIn(look.below)],
    hooks: { draw: [(plot) => zeroLine(plot, look.zero)] },
  };
}

/** Heights of the bars; amounts that are read or counted never come from here. */
function heightsOf(series: ChartSeries): UPlot.AlignedData {
  const heights = series.map(({ amount }) => Number(amount));
  return [
    heights.map((_, at) => at),
    heights.map((height) => (height < 0 ? null : height)),
    heights.map((height) => (height < 0 ? height : null)),
  ];
}

/** Draws bars around a zero line into an element; returns what takes them away. */
export function drawChart(
  element: HTMLElement,
  series: ChartSeries,
  words: ChartWords,
): () => void {
  const options = optionsOf(series, words, lookOf(element));
  const width = element.clientWidth;
  const plot = new UPlot({ ...options, width }, heightsOf(series), element);
  const resized = new ResizeObserver(() => {
    plot.setSize({ width: element.clientWidth, height: chartHeight });
  });
  resized.observe(element);
  return () => {
    resized.disconnect();
    plot.destroy();
  };
}
