import { svcListsDownloadStartMethod } from "@rollcall/api/webapi";
import { beforeEach, describe, expect, it } from "vitest";
import { sampleExport } from "../../../conformance/samples.js";
import { collect } from "../../../testing/collect.js";
import { createTestService, type TestService } from "../../../testing/create-test-service.js";
import { createWebapiAuthentication } from "../../tokens/authenticate.js";
import { createOpenExport, type OpenExport } from "./open-list-file.js";

let service: TestService;
let openExport: OpenExport;
beforeEach(async () => {
  service = await createTestService();
  const { store, clock } = service;
  openExport = createOpenExport({
    definition: svcListsDownloadStartMethod,
    store,
    clock,
    authenticate: createWebapiAuthentication({ store, clock }),
  });
});

const open = (id: string) => openExport({ id, token: "svcb-helper", connection: {} });
const put = (parts: Parameters<typeof sampleExport>[1]) =>
  service.store.commit({
    expect: [],
    writes: [{ kind: "put", document: "listExport", value: sampleExport("Le1", parts) }],
  });
const created = () => service.clock.now().toISOString();

describe("createOpenExport", () => {
  it.each(["running", "failed", "done"] as const)("opens a %s export as such", async (state) => {
    await put({ created: created(), state });
    expect(await open("Le1")).toMatchObject({ kind: state });
  });

  it("reports an export as failed that has run for more than an hour", async () => {
    await put({ created: created() });
    service.clock.advance(3_600_000);
    expect(await open("Le1")).toMatchObject({ kind: "running" });
    service.clock.advance(1);
    expect(await open("Le1")).toMatchObject({ kind: "failed" });
  });

  it("no longer finds an export that is older than a week", async () => {
    await put({ created: created(), state: "done" });
    service.clock.advance(7 * 24 * 3_600_000);
    expect(await open("Le1")).toMatchObject({ kind: "done" });
    service.clock.advance(1);
    expect(await open("Le1")).toEqual({ kind: "absent" });
  });

  it.each(["F2", "F404"])("hides an export of the List %s, which the caller cannot read", async (listId) => {
    await put({ created: created(), listId, state: "done" });
    expect(await open("Le1")).toEqual({ kind: "absent" });
  });

  it("yields the parts in order", async () => {
    await put({ created: created(), state: "done", parts: 2 });
    const part = (at: number) =>
      ({ kind: "put", document: "listExportPart", value: { exportId: "Le1", part: at, text: `${at}` } }) as const;
    await service.store.commit({ expect: [], writes: [part(1), part(0)] });
    const opened = await open("Le1");
    expect(opened.kind === "done" && (await collect(opened.text()))).toEqual(["0", "1"]);
  });
});
