/** Serves the requests of a server, and writes their answers. */
interface RequestBatches {
  /**
   * Begins to serve a request: at once, or in a later turn if many have begun in this one, so that what else the process
   * does need not wait for all of them.
   */
  begin(serve: () => void): void;
  /** Writes the answer to a request: at once if it is a single one, otherwise together with others of this turn. */
  write(write: () => void): void;
}

/** Maximum number of requests that begin in a turn. */
const maxBegun = 64;

/**
 * Divides the work of a server among the turns of the event loop. While several requests arrive or are being served, the
 * answers of a turn are handed over together: waking the client's machine is the most expensive part, and is then needed
 * only once.
 */
export function createRequestBatches(): RequestBatches {
  let served = 0;
  let begun = 0;
  let isCrowded = false;
  let isPlanned = false;
  let waiting: (() => void)[] = [];
  const postponed: (() => void)[] = [];
  const start = (serve: () => void) => {
    served += 1;
    begun += 1;
    serve();
  };
  const endTurn = () => {
    const due = waiting;
    isCrowded = begun > 1 || due.length > 1;
    isPlanned = false;
    begun = 0;
    served -= due.length;
    waiting = [];
    for (const write of due) write();
    if (postponed.length === 0) return;
    planEnd();
    for (const serve of postponed.splice(0, maxBegun)) start(serve);
  };
  const planEnd = () => {
    if (!isPlanned) setImmediate(endTurn);
    isPlanned = true;
  };
  return {
    begin(serve) {
      planEnd();
      if (begun < maxBegun && postponed.length === 0) start(serve);
      else postponed.push(serve);
    },
    write(write) {
      if (served === 1 && !isCrowded) {
        served = 0;
        write();
        return;
      }
      waiting.push(write);
      planEnd();
    },
  };
}
