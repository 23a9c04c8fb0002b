import type { WrittenList } from "../engine/codec.js";
import { urns } from "./urns.js";

/** A ListResponse of 2.0; what is absent is left out. */
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
