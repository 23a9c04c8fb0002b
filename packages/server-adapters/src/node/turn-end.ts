/**
 * Gives a function that resolves when this turn of the event loop has taken in whatever has come. Answers that wait for
 * it leave together: a client's machine is woken once for all of them, where waking it is what costs most.
 */
export function createTurnEnd(): () => Promise<void> {
  let end: Promise<void> | undefined;
  return () => {
    end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = undefined;
        resolve();
      });
    });
    return end;
  };
}
