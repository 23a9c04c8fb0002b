import type { WrittenList } from "../codec.js";

/** A list of 1.1. Its schema is the schema of its resources. */
export function writeList({ urn, resources, totalResults, startIndex }: WrittenList): object {
  return { totalResults, itemsPerPage: resources.length, startIndex, schemas: [urn], Resources: resources };
}
