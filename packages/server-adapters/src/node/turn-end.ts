/**
 * Creates a function that resolves when the current turn of the event loop has received all pending data. Answers that
 * wait for it are sent together: waking the client's machine is the most expensive part, and is then needed only once.
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
