/** Ratio of the larger size to the smaller one. */
const factor = 8;
const runs = 5;

/**
 * Measures how the time of a function grows with the size of what it works on: the time for eight times the size, divided
 * by the time for the size. About 8 is linear, 64 quadratic. Takes the shortest of several runs.
 */
export async function growthOf(run: (size: number) => unknown, size: number): Promise<number> {
  const leastFor = async (of: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < runs; round += 1) least = Math.min(least, await timed(() => run(of)));
    return least;
  };
  await leastFor(size * factor);
  return (await leastFor(size * factor)) / (await leastFor(size));
}

/** The maximum {@link growthOf} a function whose time is proportional to the size, with room for memory that gets slower. */
export const linear = 3 * factor;

interface CpuUsage {
  readonly user: number;
  readonly system: number;
}

/** Of Node. Stated here for packages that are compiled without Node's types. */
declare const process: { cpuUsage(since?: CpuUsage): CpuUsage };

/** Processor time of this process, in microseconds: unlike the time of the clock, it leaves other processes out. */
async function timed(run: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}
