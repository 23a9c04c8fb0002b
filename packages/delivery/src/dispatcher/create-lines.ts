import type { Delivery } from "./delivery-port.js";

/** The taken deliveries of one process, by app. Decides which may be attempted now. */
interface Lines<Row extends Delivery> {
  /** Adds a taken delivery behind the others of its app. */
  add(delivery: Row): void;
  /** Removes and returns the next delivery that may be attempted now; undefined if there is none. */
  next(): Row | undefined;
  /** Lets the next delivery of a line begin before the attempt of this one ends. */
  leave(delivery: Row): void;
  /** Ends the attempt of a delivery that `next` returned. */
  finish(delivery: Row): void;
  /** Removes and returns the waiting deliveries of an app, or of all apps. */
  drain(app?: string): readonly Row[];
  /** Apps that have enough waiting deliveries. */
  full(): readonly string[];
  /** Number of waiting deliveries of an app. */
  waiting(app: string): number;
  /** Number of waiting deliveries and of attempts in progress. */
  size(): number;
}

interface AppLines<Row> {
  readonly waiting: Row[];
  /** The delivery that occupies each line. */
  readonly busy: Map<string, Row>;
  inFlight: number;
}

/** Options of lines. */
interface LineOptions {
  /** Maximum number of attempts in progress per app. */
  readonly maxInFlight: number;
  /** Number of waiting deliveries from which on an app is full. */
  readonly full: number;
}

/** Creates empty lines. */
export function createLines<Row extends Delivery>({ maxInFlight, full }: LineOptions): Lines<Row> {
  const apps = new Map<string, AppLines<Row>>();
  /** Apps of which a delivery may be ready. */
  const ready = new Set<string>();
  let size = 0;
  const nextOf = (app: string): Row | undefined => {
    const lines = apps.get(app);
    if (lines === undefined || lines.inFlight >= maxInFlight) return undefined;
    const index = lines.waiting.findIndex((each) => !lines.busy.has(lineOf(each) ?? ""));
    const [found] = index < 0 ? [] : lines.waiting.splice(index, 1);
    if (found === undefined) return undefined;
    lines.inFlight += 1;
    const line = lineOf(found);
    if (line !== undefined) lines.busy.set(line, found);
    return found;
  };
  const leaveLine = (delivery: Row) => {
    const busy = apps.get(delivery.app)?.busy;
    const line = lineOf(delivery);
    // Another delivery may occupy it already.
    if (line !== undefined && busy?.get(line) === delivery) busy.delete(line);
  };
  const forget = (app: string, { waiting, inFlight }: AppLines<Row>) => {
    if (waiting.length === 0 && inFlight === 0) apps.delete(app);
  };
  const drainApp = (app: string): readonly Row[] => {
    const lines = apps.get(app);
    if (lines === undefined) return [];
    const drained = lines.waiting.splice(0);
    size -= drained.length;
    forget(app, lines);
    return drained;
  };
  return {
    add: (delivery) => {
      const lines: AppLines<Row> = apps.get(delivery.app) ?? { waiting: [], busy: new Map(), inFlight: 0 };
      apps.set(delivery.app, lines);
      lines.waiting.push(delivery);
      ready.add(delivery.app);
      size += 1;
    },
    next: () => {
      for (const app of ready) {
        const found = nextOf(app);
        if (found !== undefined) return found;
        ready.delete(app);
      }
      return undefined;
    },
    leave: (delivery) => {
      leaveLine(delivery);
      ready.add(delivery.app);
    },
    finish: (delivery) => {
      const lines = apps.get(delivery.app);
      if (lines === undefined) return;
      lines.inFlight -= 1;
      size -= 1;
      leaveLine(delivery);
      ready.add(delivery.app);
      forget(delivery.app, lines);
    },
    drain: (app) => (app === undefined ? [...apps.keys()].flatMap(drainApp) : drainApp(app)),
    full: () => [...apps].filter(([, { waiting }]) => waiting.length >= full).map(([app]) => app),
    waiting: (app) => apps.get(app)?.waiting.length ?? 0,
    size: () => size,
  };
}

/** The line that an attempt of a delivery occupies; undefined for retries and for deliveries without a line. */
function lineOf({ line, retry }: Delivery): string | undefined {
  return retry === undefined && line !== undefined ? `:${line}` : undefined;
}
