import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../model/port/store-port.js";
import type { Store } from "../../model/store.js";
import { createTestService } from "../../testing/create-test-service.js";

const away = async (): Promise<never> => {
  throw new StoreUnavailable("connection refused");
};

/** A store that is unavailable from the named part on. */
const without =
  (part: "tokens" | "users") =>
  (store: Store): Store =>
    part === "tokens"
      ? { ...store, tokens: { byHash: away, actsAs: away, actsAsAmong: away, resolve: away } }
      : {
          ...store,
          users: { ...store.users, find: away, groupsOf: away },
          channels: { ...store.channels, byName: away },
        };

describe("while the database is unavailable", () => {
  it.each(["tokens", "users"] as const)("both protocols answer with its code (%s)", async (part) => {
    const service = await createTestService(undefined, { wrap: without(part) });
    const scim = await service.scim("GET", "/v2/Users");
    expect({ status: scim.status, detail: scim.body.detail }).toEqual({
      status: 503,
      detail: "database_query_failure",
    });
    const { status, headers, body } = await service.call("chat.postMessage", { channel: "general", text: "x" });
    expect({ status, body }).toEqual({ status: 503, body: { ok: false, error: "service_unavailable" } });
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
  });
});
