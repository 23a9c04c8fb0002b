import type { Row } from "./suite.js";

/** The median of the samples, and their spread. */
export interface Figure {
  readonly contender: string;
  readonly median: number;
  /** Half the interquartile range, as a fraction of the median. */
  readonly spread: number;
}

/** A row with a figure for each contender, Rollcall first. */
export interface Result {
  readonly row: Row;
  readonly figures: readonly Figure[];
}

/** Number of rounds and samples of a row. */
export interface Rounds {
  readonly rounds: number;
  /** Rounds before those that count. Default: 3, or none for a single round. */
  readonly warmUps?: number;
}

/** Measures a row. Each round takes one sample of every contender; the first rounds are a warm-up. */
export async function measure(row: Row, { rounds, warmUps = rounds === 1 ? 0 : 3 }: Rounds = row): Promise<Result> {
  const samples = row.contenders.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (const index of turn(row.contenders.length, round)) {
      const value = await row.contenders[index]?.sample();
      if (value !== undefined && round >= 0) samples[index]?.push(value);
    }
  }
  return { row, figures: row.contenders.map(({ name }, index) => toFigure(name, samples[index] ?? [])) };
}

/**
 * Creates a sampler of the time of one call of `run`, in nanoseconds. Calls run in batches for 50 ms, so that reading the
 * clock does not affect the result.
 */
export function timed(run: () => unknown): () => number {
  let batch = 1;
  return () => {
    const started = performance.now();
    let calls = 0;
    let elapsed = 0;
    while (elapsed < 50) {
      for (let call = 0; call < batch; call++) run();
      calls += batch;
      elapsed = performance.now() - started;
      if (elapsed < 1) batch *= 2;
    }
    return (elapsed * 1_000_000) / calls;
  };
}

/** Indexes of the contenders, rotated each round, so that each goes first equally often. */
function turn(count: number, round: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + Math.abs(round)) % count);
}

function toFigure(contender: string, samples: readonly number[]): Figure {
  const sorted = samples.toSorted((first, second) => first - second);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { contender, median: at(0.5), spread: (at(0.75) - at(0.25)) / 2 / at(0.5) };
}
