import type { Write } from "@rollcall/service/store";
import type { Kysely } from "kysely";
import type { Tables } from "../tables.js";

/** What the next `ts` of a channel is made from. */
export interface NextTs {
  readonly channelId: string;
  /** Microseconds. */
  readonly now: number;
  /** 1 where the channel may be archived, or else 0. */
  readonly mostArchived: 0 | 1;
}

/** Gives a channel its next `ts` and counts the message; changes nothing where there is no such channel to post to. */
export function nextTs(db: Pick<Kysely<Tables>, "updateTable">, { channelId, now, mostArchived }: NextTs) {
  return db
    .updateTable("channels")
    .set((row) => ({
      last_ts: row
        .case()
        .when("last_ts", ">=", now)
        .then(row("last_ts", "+", 1))
        .else(row.cast<number>(row.val(now), "bigint"))
        .end(),
      message_count: row("message_count", "+", 1),
    }))
    .where("id", "=", channelId)
    .where("archived", "<=", mostArchived)
    .returning("last_ts");
}

/** The arguments for a message. */
export function toNextTs({ message, nowMs, whileOpen }: Extract<Write, { kind: "insertMessage" }>): NextTs {
  return { channelId: message.channelId, now: Math.round(nowMs * 1000), mostArchived: whileOpen === true ? 0 : 1 };
}
