import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { hashToken } from "@rollcall/service";
import { describe, expect, it } from "vitest";
import { toDeclared } from "./declared.js";
import { createFaultList, type FaultList, type FaultParts } from "./fault-list.js";

const declared = toDeclared({ scim, webapi });
const post = { method: "chat.postMessage", arguments: { channel: "C1" }, tokenHash: hashToken("svcb-one") };
const patch = { route: "PATCH /Users/{id}", version: "2.0", arguments: { schemas: [] } };
const late = { kind: "latency", ms: 5 } as const;

const create = async (...requests: readonly FaultParts[]) => {
  const list = createFaultList(declared, 1);
  for (const request of requests) expect(await list.arm(request)).toMatchObject({ ok: true });
  return list;
};
const outcomes = (list: FaultList, calls = 6) =>
  Array.from({ length: calls }, () => (list.take(post) === undefined ? "-" : "x")).join("");

describe("createFaultList", () => {
  it.each<[FaultParts["times"], string]>([
    [undefined, "x-----"],
    [{ kind: "next", count: 2 }, "xx----"],
    [{ kind: "always" }, "xxxxxx"],
    [{ kind: "every", nth: 3 }, "--x--x"],
    [{ kind: "chance", probability: 0 }, "------"],
    [{ kind: "chance", probability: 1 }, "xxxxxx"],
  ])("applies %j", async (times, wanted) => {
    expect(outcomes(await create({ action: late, ...(times && { times }) }))).toBe(wanted);
  });

  it("applies by a chance that the seed determines", async () => {
    const request = { action: late, times: { kind: "chance", probability: 0.5 } } as const;
    const many = outcomes(await create(request), 1000);
    expect(outcomes(await create(request), 1000)).toBe(many);
    const happened = many.replaceAll("-", "").length;
    expect(happened).toBeGreaterThan(400);
    expect(happened).toBeLessThan(600);
  });

  it.each<[string, FaultParts["match"], boolean, boolean]>([
    ["every call", {}, true, true],
    ["a method", { method: "chat.postMessage" }, true, false],
    ["another method", { method: "users.info" }, false, false],
    ["a route", { route: "PATCH /Users/{id}" }, false, true],
    ["a version", { version: "2.0" }, false, true],
    ["a token", { token: "svcb-one" }, true, false],
    ["values of arguments", { where: { channel: "C1" } }, true, false],
    ["other values", { where: { channel: "C2" } }, false, false],
  ])("matches %s", async (_name, match, isPost, isPatch) => {
    const list = await create({ action: late, times: { kind: "always" }, ...(match && { match }) });
    expect([list.take(post) !== undefined, list.take(patch) !== undefined]).toEqual([isPost, isPatch]);
  });

  it("counts calls, and applies the first one armed", async () => {
    const list = await create({ action: late }, { action: { kind: "hang" }, times: { kind: "next", count: 2 } });
    expect(outcomes(list, 4)).toBe("xxx-");
    expect(list.list()).toMatchObject([
      { id: "fault-1", matched: 4, happened: 1 },
      { id: "fault-2", matched: 3, happened: 2 },
    ]);
    expect(list.disarm("fault-1")).toBe(1);
    expect(list.disarm("fault-1")).toBe(0);
    expect(list.disarm()).toBe(1);
    expect(list.list()).toEqual([]);
  });

  it("arms faults in the order of their calls, also if checking the first takes longer", async () => {
    const list = createFaultList(declared, 1);
    const slow = { match: { method: "dnd.info" }, action: { kind: "error", code: "user_not_found" } } as const;
    await Promise.all([list.arm(slow), list.arm({ action: late })]);
    expect(list.list().map(({ action }) => action.kind)).toEqual(["error", "latency"]);
  });

  it.each<[string, FaultParts["match"], string, string, string]>([
    [
      "of another method",
      { method: "users.info" },
      "draft_not_found",
      "users.info does not declare the code draft_not_found; chat.postMessage does.",
      "user_not_found",
    ],
    ["that does not exist", {}, "tea_time", "No method and no route declares the code tea_time.", "username_taken"],
    [
      "of the Web API on a route",
      { route: "GET /Users" },
      "draft_not_found",
      "GET /Users does not declare the code draft_not_found; chat.postMessage does.",
      "no_such_user",
    ],
    ["of an unknown method", { method: "users.burn" }, "no_text", "There is no method users.burn.", "users.info"],
    ["of an unknown route", { route: "BURN /Users" }, "no_text", "There is no SCIM route BURN /Users.", "GET /Users"],
  ])("refuses a code %s, and suggests what is declared", async (_name, match, code, detail, one) => {
    const list = createFaultList(declared, 1);
    const refused = await list.arm({ match: match ?? {}, action: { kind: "error", code } });
    expect(refused).toEqual({ ok: false, detail, declared: expect.arrayContaining([one]) });
    expect(list.list()).toEqual([]);
  });
});
