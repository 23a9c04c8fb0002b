import type { SearchReader } from "@rollcall/service/store";
import type { Reading } from "../statements/reading.js";

/** Reader of searches. Loads with the first search, because most servers run none. */
export function createLateSearch(reading: Reading): SearchReader {
  let loaded: Promise<SearchReader> | undefined;
  const load = async () => (await import("./search-reader.js")).createSearchReader(reading);
  return {
    async messages(slice) {
      loaded ??= load();
      return (await loaded).messages(slice);
    },
  };
}
