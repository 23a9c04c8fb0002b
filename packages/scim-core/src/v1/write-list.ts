import type { WrittenList } from "../engine/codec.js";

/** A list of 1.1, whose schema is that of what it lists. */
export function writeList({ urn, resources, totalResults, startIndex }: WrittenList): object {
  return { totalResults, itemsPerPage: resources.length, startIndex, schemas: [urn], Resources: resources };
}
