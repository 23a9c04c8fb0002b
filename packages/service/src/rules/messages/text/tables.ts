import type { Block } from "@rollcall/api/webapi";
import { serviceLimits } from "../../../generated/service.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import { countCharacters } from "../../../values/characters.js";
import { textsOf } from "../../../values/texts-of.js";

const refuse = createRefuse<"invalid_blocks">("web-api#chatpostmessage-post");

/** Refuses tables whose cells have too much text in total, and paged tables whose rows do not match their heading. */
export function refuseTables(blocks: readonly Block[]): Refused<"invalid_blocks"> | undefined {
  const { value, error } = serviceLimits.tableText;
  const length = blocks.flatMap(tableTexts).reduce((sum, text) => sum + countCharacters(text), 0);
  if (length > value) return refuse(error, length, `at most ${value} characters in tables`);
  return blocks.map(refuseRows).find((refusal) => refusal !== undefined);
}

/** Texts of a table's cells, including tables in containers. */
function tableTexts(block: Block): readonly string[] {
  if (block.type === "container") return block.child_blocks.flatMap(tableTexts);
  return block.type === "table" || block.type === "data_table" ? block.rows.flatMap(textsOf) : [];
}

function refuseRows(block: Block): Refused<"invalid_blocks"> | undefined {
  if (block.type !== "data_table") return undefined;
  const [heading = [], ...rows] = block.rows;
  const rich = heading.find(({ type }) => type === "rich_text");
  if (rich !== undefined) return refuse("invalid_blocks", rich.type, "a heading of plain cells");
  const other = rows.find((row) => row.length !== heading.length);
  return other === undefined
    ? undefined
    : refuse("invalid_blocks", other.length, `rows of ${heading.length} cells, as the first one has`);
}
