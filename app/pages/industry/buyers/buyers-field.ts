/** How many buyers reach a stage: in every sale, and in some sales only. */
type StageCount = { readonly always: number; readonly sometimes: number };

/** Parsed from the printed value, so that the drawing matches the text: 12–15 is 12 and 3 more, 3.5 is 3 and a half. */
export function stageCount(value: string): StageCount {
  const numbers = (value.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const always = Math.floor(Math.min(...numbers));
  return numbers.length === 0
    ? { always: 0, sometimes: 0 }
    : { always, sometimes: Math.ceil(Math.max(...numbers)) - always };
}

/** Distance between two dots, in viewBox units. */
const pitch = 24;
/** Preferred ratio of columns to rows: fits next to a list and is legible on a phone. */
const preferredRatio = 3;
/** Penalty for an incomplete last row; larger for a shorter row. */
const shortRowPenalty = 0.25;

type Shape = { readonly columns: number; readonly rows: number };

export function fieldShape(count: number): Shape {
  const shapes = Array.from({ length: 24 }, (_, index) => index + 1).map((columns): Shape => {
    return { columns, rows: Math.ceil(count / columns) };
  });
  return shapes.reduce((best, shape) => (shapePenalty(shape, count) < shapePenalty(best, count) ? shape : best));
}

function shapePenalty({ columns, rows }: Shape, count: number): number {
  const missing = columns * rows - count;
  return Math.abs(Math.log(columns / rows / preferredRatio)) + (missing && shortRowPenalty * (1 + missing / columns));
}

type Point = readonly [x: number, y: number];

type BuyerField = {
  readonly width: number;
  readonly height: number;
  /** Every buyer is in exactly one of these. */
  readonly pool: readonly Point[];
  readonly interested: readonly Point[];
  readonly interestedAtTimes: readonly Point[];
  readonly bidding: readonly Point[];
  readonly biddingAtTimes: readonly Point[];
};

/** One dot per buyer. Interested buyers are in the middle, and bidders in the middle of these. */
export function buyerField(count: number, interested: string, bidding: string): BuyerField {
  const { columns, rows } = fieldShape(count);
  const center: Point = [(columns * pitch) / 2, (rows * pitch) / 2];
  const distance = ([x, y]: Point) => Math.hypot(x - center[0], y - center[1]);
  const ranked = Array.from({ length: count }, (_, index): Point => {
    return [((index % columns) + 0.5) * pitch, (Math.floor(index / columns) + 0.5) * pitch];
  }).toSorted((one, other) => distance(one) - distance(other));
  let taken = 0;
  const upTo = (rank: number) => {
    const from = taken;
    taken = Math.max(from, Math.min(rank, count));
    return ranked.slice(from, taken).toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);
  };
  const [bids, interests] = [stageCount(bidding), stageCount(interested)];
  return {
    width: columns * pitch,
    height: rows * pitch,
    bidding: upTo(bids.always),
    biddingAtTimes: upTo(bids.always + bids.sometimes),
    interested: upTo(interests.always),
    interestedAtTimes: upTo(interests.always + interests.sometimes),
    pool: upTo(count),
  };
}

/** All circles of one kind as one path. The relative steps repeat, so the path compresses well. */
export function circles(points: readonly Point[], radius: number): string {
  return shapes(points, [-radius, 0], `a${radius} ${radius} 0 1 1 0 .01z`);
}

/** The left halves of such circles. */
export function halves(points: readonly Point[], radius: number): string {
  return shapes(points, [0, -radius], `a${radius} ${radius} 0 0 0 0 ${radius * 2}z`);
}

function shapes(points: readonly Point[], start: Point, outline: string): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const move = before ? `m${x - before[0]} ${y - before[1]}` : `M${x + start[0]} ${y + start[1]}`;
      return move + outline;
    })
    .join("");
}
