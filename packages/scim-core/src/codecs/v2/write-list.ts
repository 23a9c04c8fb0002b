import type { WrittenList } from "../codec.js";
import { urns } from "./urns.js";

/** A ListResponse of 2.0. Absent values are left out. */
export function writeList({ resources, totalResults, startIndex, previousCursor, nextCursor }: WrittenList): object {
  return {
    schemas: [urns.listResponse],
    Resources: resources,
    totalResults,
    itemsPerPage: resources.length,
    startIndex,
    previousCursor,
    nextCursor,
  };
}
