import type { Message, SearchReader } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import { firstRow, type Reading } from "../statements/reading.js";
import { indexMessages } from "./index-messages.js";
import { countFound, selectFound } from "./select-found.js";

/** Reader of searches. Each search first gives terms to messages that have none, so that writes take no time for them. */
export function createSearchReader(reading: Reading): SearchReader {
  return {
    async messages(slice) {
      await indexMessages(reading, slice.workspaceId);
      const rows = await reading.rows(selectFound(slice), {});
      const items = rows.map(({ document }) => parseDocument<Message>(document));
      const [first] = rows;
      if (first !== undefined) return { items, total: first.total };
      const isPastFirst = slice.offset > 0 || slice.limit === 0;
      return { items, total: isPastFirst ? ((await firstRow(reading, countFound(slice), {}))?.total ?? 0) : 0 };
    },
  };
}
