import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { createService } from "./create-service.js";
import { StoreUnavailable } from "./model/port/store-port.js";
import { createTestClock } from "./testing/create-test-clock.js";
import { createTestIds } from "./testing/create-test-ids.js";
import { createTestStore } from "./testing/create-test-store.js";

describe("createHooks", () => {
  it("answers service_unavailable while the database is unavailable", async () => {
    const away = () => Promise.reject(new StoreUnavailable("The database is unavailable."));
    const service = createService({
      definitions: { scim, webapi },
      store: { ...createTestStore(), get: away },
      clock: createTestClock(),
      ids: createTestIds(),
      siteUrl: "https://site.example",
    });
    const { authenticate } = await service.hooks();
    expect(await authenticate("actions/T1/1/s")).toMatchObject({ ok: false, error: "service_unavailable" });
  });
});
