/** Writes the answers of a server. */
interface TurnWrites {
  /** Counts a request that is being served from now on. */
  begin(): void;
  /** Writes the answer to a request: at once if it is a single one, otherwise together with others of this turn. */
  write(write: () => void): void;
}

/**
 * Creates a writer that hands over the answers of one turn of the event loop together, while several requests arrive or
 * are being served: waking the client's machine is the most expensive part, and is then needed only once.
 */
export function createTurnWrites(): TurnWrites {
  let served = 0;
  let begun = 0;
  let isCrowded = false;
  let isPlanned = false;
  let waiting: (() => void)[] = [];
  const endTurn = () => {
    const due = waiting;
    isCrowded = begun > 1 || due.length > 1;
    isPlanned = false;
    begun = 0;
    served -= due.length;
    waiting = [];
    for (const write of due) write();
  };
  const planEnd = () => {
    if (!isPlanned) setImmediate(endTurn);
    isPlanned = true;
  };
  return {
    begin() {
      served += 1;
      begun += 1;
      planEnd();
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
