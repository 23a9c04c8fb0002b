/**
 * Returns a function that resolves after this turn of the event loop has received all pending data. Answers that wait
 * for it leave together: waking a client's machine costs most, and once is enough for all.
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
