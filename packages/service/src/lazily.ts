/** Returns a function that is loaded when it is first called. */
export function lazily<Arguments extends readonly unknown[], Result>(
  load: () => Promise<(...args: Arguments) => Promise<Result>>,
): (...args: Arguments) => Promise<Result> {
  let loading: Promise<(...args: Arguments) => Promise<Result>> | undefined;
  return async (...args) => {
    loading ??= load();
    const run = await loading;
    return run(...args);
  };
}
