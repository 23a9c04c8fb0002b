import type { DescribeDocument, DocumentOptions } from "../conversations/files/describe-document.js";
import { findList } from "./reach/find-list.js";
import { describeList } from "./representation/to-list-file.js";

/** Describes Lists as files. Every List requires what the methods of its rows require. */
export function createDescribeList({ definitionOf, store, siteUrl }: DocumentOptions): DescribeDocument {
  return async (id, caller) => {
    const { wireName: method, facts } = await definitionOf("svcLists.items.info");
    const found = await findList(id, { store, caller, requires: facts.requires ?? [] });
    if (!found.ok || found.level === undefined) return undefined;
    const { list, level } = found;
    return { ok: true, file: await describeList({ list, level }, { caller, store, siteUrl, method }) };
  };
}
