import { documents } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { tablesOf } from "../sqlite/image/tables-of.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { worldTablesOf } from "./world-tables.js";

describe("worldTablesOf", () => {
  it("lists the tables of a database with their columns and keys, except those that are private, short-lived or can be computed again", () => {
    const { db, close } = openSqlite(undefined, { documents });
    const left = [
      ...["locks", "rates", "message_terms", "term_counts", "search_places", "search_behind", "search_changes"],
      "app_credentials",
      ...[
        "subscription_version",
        "deliveries",
        "senders",
        "socket_tickets",
        "contents",
        "file_uploads",
        "webhooks",
        "response_urls",
        "oauth_codes",
        "signing_keys",
      ],
    ];
    const wanted = tablesOf(db).filter(({ name }) => !left.includes(name));
    close();
    const known = [...worldTablesOf(documents).values()]
      .map(({ name, columns, key }) => ({ name, columns, key }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    expect(known).toEqual(wanted);
  });
});
