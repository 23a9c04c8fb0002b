import { webapi as hooks } from "@rollcall/api/hooks";
import { loadMethods } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { serveHooks } from "./serve-hooks.js";
import { type HookSituation, responseSituations, webhookSituations } from "./situations.js";
import { responseTo, webhookOf } from "./world.js";

/** Codes that the tests of rates, faults and databases cover. */
const elsewhere = ["rate_limited", "rollup_error", "service_unavailable"];

const tables = [
  ["webhook.post", webhookSituations, webhookOf("B1")],
  ["response.post", responseSituations, responseTo("commands", "10")],
] as const;

describe.each(tables)("%s", (method, table, path) => {
  it("has situations for every code, with the status of the definition", async () => {
    const { methods } = await loadMethods(hooks);
    const errors: Readonly<Record<string, { readonly status: number }>> = {
      ...hooks.errors,
      ...methods[method].errors,
    };
    const wanted = Object.entries(errors).filter(([code]) => !elsewhere.includes(code));
    expect(
      Object.entries(table)
        .map(([code, [status]]) => [code, status])
        .toSorted(),
    ).toEqual(wanted.map(([code, { status }]) => [code, status]).toSorted());
  });

  const rows = Object.entries(table).flatMap(([code, [status, situations]]) =>
    situations.map((situation): [string, string, number, HookSituation] => [code, situation.when, status, situation]),
  );

  it.each(rows)("answers %s if %s", async (code, _when, status, { path: own = path, world, body = { text: "hi" } }) => {
    await using server = await serveHooks(world);
    await server.world.snapshot("before");
    const answer = await server.post(own, body as object);
    const written = method === "webhook.post" ? code : JSON.stringify({ ok: false, error: code });
    expect([answer.status, answer.body]).toEqual([status, written]);
    expect(await server.world.diff("before")).toEqual([]);
    const [entry] = await server.journal.list({ method });
    expect(entry).toMatchObject({ method, status, code, ok: false });
    expect(JSON.stringify(entry)).not.toContain("abcdefghijklmnopqrstuvwx");
  });
});
