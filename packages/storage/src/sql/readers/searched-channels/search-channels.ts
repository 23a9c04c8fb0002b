import { type ChannelReader, type ChannelSearch, type FoundByAdmin, nameKey } from "@rollcall/service/store";
import { parseDocument } from "../../statements/document-text.js";
import type { Reading } from "../../statements/reading.js";
import { countSearched, selectSearched } from "./channel-search-statements.js";

/** Searches of administrators for channels. */
export function createChannelSearch(reading: Reading): Pick<ChannelReader, "search" | "countSearched"> {
  return {
    async search(slice) {
      const { value, id } = slice.after ?? { value: "", id: "" };
      const args = { ...argsOf(slice), value, id, limit: slice.limit };
      const rows = await reading.rows(selectSearched(slice), args);
      return rows.map(({ document, member_count: memberCount }) => ({
        channel: parseDocument<FoundByAdmin["channel"]>(document),
        memberCount,
      }));
    },
    async countSearched(search) {
      const row = await reading.first(countSearched(search), argsOf(search));
      return Number(row?.total ?? 0);
    },
  };
}

function argsOf({ workspaceIds, ownIds, connectedIds, name }: ChannelSearch) {
  return { workspaceIds, ownIds, connectedIds, ownCount: ownIds.length, name: nameKey(name) };
}
