/** Returns a function that is loaded when it is first called. */
export function lazily<Arguments extends readonly unknown[], Result>(
  load: () => Promise<(...args: Arguments) => Promise<Result>>,
): (...args: Arguments) => Promise<Result> {
  let loading: Promise<(...args: Arguments) => Promise<Result>> | undefined;
  let loaded: ((...args: Arguments) => Promise<Result>) | undefined;
  const loadAndRun = async (args: Arguments) => {
    loading ??= load();
    loaded = await loading;
    return loaded(...args);
  };
  return (...args) => loaded?.(...args) ?? loadAndRun(args);
}
