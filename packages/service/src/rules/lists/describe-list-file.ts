import type { List } from "../../model/list.js";
import type { DescribeDocument, DocumentOptions, ListedDocuments } from "../conversations/files/to-document-file.js";
import { holds } from "../directory/requirement.js";
import { findAccessLevel, findList } from "./find-list.js";
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

/** Describes Lists in lists of files. */
export function createListedLists({ definitionOf, store, siteUrl }: DocumentOptions): ListedDocuments<List> {
  return {
    areShown: async (workspace, caller) => {
      const { requires = [] } = (await definitionOf("svcLists.items.info")).facts;
      return requires.every((each) => holds(each, { ...caller, workspace }));
    },
    describe: async (list, caller) => {
      const { wireName: method } = await definitionOf("svcLists.items.info");
      const level = await findAccessLevel(list, caller.user?.id, store);
      return level === undefined ? undefined : describeList({ list, level }, { caller, store, siteUrl, method });
    },
  };
}
