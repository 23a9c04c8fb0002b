import { describe, expect, it } from "vitest";
import {
  createIdentityProvider,
  type Directory,
  DirectoryError,
  type LinkEntry,
  type LinkStore,
  readDirectory,
  TargetError,
  TooManyRemovalsError,
  UnreachableError,
} from "../src/index.js";
import { targets } from "./kit/targets.js";

const own = targets["own-scim-service"];
const directory: Directory = {
  users: [
    { userName: "ada", title: "Analyst", emails: ["ada@acme.example"], enterprise: { manager: "bob" } },
    { userName: "bob", emails: ["bob@acme.example"] },
    { userName: "cyd", emails: ["cyd@acme.example"] },
  ],
  groups: [{ displayName: "Staff", members: ["ada", "bob", "cyd"] }],
};

/** A store in memory that survives a provider. */
function createMemory(): LinkStore & { readonly entries: LinkEntry[] } {
  const entries: LinkEntry[] = [];
  return { entries, load: async () => [...entries], add: async (entry) => void entries.push(entry) };
}

describe("a sync", () => {
  it.each(["rfc", "entra", "okta"] as const)("continues wherever it was cut off, in the style %s", async (style) => {
    const whole = await own();
    await createIdentityProvider({ directory, style, to: whole.to }).sync();
    const wanted = await whole.read();
    for (let cut = 1; cut < 14; cut += 1)
      for (const isAnswerLost of [false, true]) {
        const { to, read } = await own();
        const state = createMemory();
        let sent = 0;
        const fetch = async (request: Request) => {
          sent += 1;
          if (sent === cut && isAnswerLost) await to.fetch?.(request.clone());
          if (sent === cut) throw new Error("killed");
          return to.fetch?.(request) ?? Response.error();
        };
        const kill = new AbortController();
        const sleep = async () => kill.abort(new Error("killed"));
        const cutOff = createIdentityProvider({
          directory,
          style,
          state,
          to: { ...to, fetch },
          sleep,
          signal: kill.signal,
        });
        await cutOff.sync().catch((error: Error) => expect(error.message).toBe("killed"));
        const idp = createIdentityProvider({ directory, style, to, state });
        expect([cut, isAnswerLost, (await idp.sync()).ok, await read()]).toEqual([cut, isAnswerLost, true, wanted]);
        expect((await idp.plan()).steps).toEqual([]);
      }
  });

  it("waits for Retry-After when it is rate limited", async () => {
    const { to, read } = await own();
    let limited = 0;
    const fetch = async (request: Request) => {
      if (request.method !== "POST" || limited === 2) return to.fetch?.(request) ?? Response.error();
      limited += 1;
      return new Response(null, { status: 429, headers: { "retry-after": "7" } });
    };
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    const report = await createIdentityProvider({ directory, to: { ...to, fetch }, sleep }).sync();
    expect([report.ok, waits]).toEqual([true, [7000, 7000]]);
    expect(report.requests.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(Object.keys((await read()).users)).toHaveLength(3);
  });

  it("keeps to a rate", async () => {
    const { to } = await own();
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    const { requests } = await createIdentityProvider({ directory, to, rate: 1, sleep }).sync();
    expect(waits).toHaveLength(requests.length - 1);
  });

  it("stops when the server is down, and reports what is left", async () => {
    const { to, read } = await own();
    let writes = 0;
    const fetch = async (request: Request) => {
      if (request.method === "POST") writes += 1;
      if (writes > 1) throw new TypeError("fetch failed");
      return to.fetch?.(request) ?? Response.error();
    };
    const idp = createIdentityProvider({ directory, to: { ...to, fetch }, sleep: async () => undefined });
    const { ok, stopped, results } = await idp.sync();
    expect([ok, results.map(({ detail }) => detail)]).toEqual([false, ["the manager is not set yet"]]);
    expect(stopped).toBeInstanceOf(UnreachableError);
    expect(Object.keys((await read()).users)).toEqual(["ada"]);
    await expect(idp.leave("bob")).rejects.toThrow(UnreachableError);
  });

  it("has one result per step, also if a manager is set after all users are created", async () => {
    const { to } = await own();
    const seen: unknown[] = [];
    const idp = createIdentityProvider({ directory, to, onStep: ({ step }) => void seen.push(step) });
    const { plan, results, requests } = await idp.sync();
    expect(new Set(seen)).toEqual(new Set(plan.steps));
    expect([seen.length, results.length]).toEqual([plan.steps.length, plan.steps.length]);
    const ofSteps = results.flatMap((result) => result.requests.filter(({ method }) => method !== "GET"));
    expect(ofSteps).toHaveLength(requests.filter(({ method }) => method !== "GET").length);
  });

  it("refuses a wrong token before it writes", async () => {
    const { to } = await own();
    const idp = createIdentityProvider({ directory, to: { ...to, token: "wrong" } });
    await expect(idp.sync()).rejects.toThrow(TargetError);
    expect(idp.requests).toMatchObject([{ method: "GET", status: 401 }]);
  });

  it("deactivates only people whom it provisioned, unless all may leave", async () => {
    const { to, read } = await own();
    await createIdentityProvider({ directory, to }).sync();
    const fewer: Directory = { users: directory.users.slice(1, 2), groups: [] };
    await createIdentityProvider({ directory: fewer, to }).sync();
    expect(Object.keys((await read()).users)).toHaveLength(3);
    const strict = createIdentityProvider({ directory: fewer, to, leavers: "all", maxDeactivations: 1 });
    await expect(strict.sync()).rejects.toThrow(TooManyRemovalsError);
    await createIdentityProvider({ directory: fewer, to, leavers: "all" }).sync();
    expect(await read()).toMatchObject({ users: { bob: {} }, groups: {} });
    expect(Object.keys((await read()).users)).toEqual(["bob"]);
  });

  it("deactivates people whom the directory no longer has, and activates them when they return", async () => {
    const { to, read } = await own();
    const state = createMemory();
    const sync = (users: Directory["users"]) => createIdentityProvider({ directory: { users }, to, state }).sync();
    await sync(directory.users);
    await sync(directory.users.slice(0, 2));
    expect(Object.keys((await read()).users)).toEqual(["ada", "bob"]);
    expect((await sync(directory.users.slice(0, 2))).plan.steps).toEqual([]);
    await sync(directory.users);
    expect(Object.keys((await read()).users)).toEqual(["ada", "bob", "cyd"]);
  });

  it("takes over users and groups that exist, by name", async () => {
    const { to } = await own();
    await createIdentityProvider({ directory, to }).sync();
    const { plan } = await createIdentityProvider({ directory, to, style: "okta" }).sync();
    expect(plan.steps).toEqual([]);
  });

  it("gives a freed name to another person in the same run", async () => {
    const { to, read } = await own();
    const state = createMemory();
    const mail = (name: string) => [`${name}@acme.example`];
    const before = [{ key: "1", userName: "ada", emails: mail("a") }];
    await createIdentityProvider({ directory: { users: before }, to, state }).sync();
    const users = [
      { key: "2", userName: "ada", emails: mail("b") },
      { key: "1", userName: "ada.king", emails: mail("a") },
    ];
    expect((await createIdentityProvider({ directory: { users }, to, state, style: "entra" }).sync()).ok).toBe(true);
    expect((await read()).users).toMatchObject({ ada: { emails: mail("b") }, "ada.king": { emails: mail("a") } });
  });

  it("lists all mistakes of a directory before it sends anything", async () => {
    const { to } = await own();
    const users = [
      { userName: "ada", enterprise: { manager: "grace.hoper" } },
      { userName: "Ada" },
      { userName: "grace.hopper", key: "7" },
    ];
    const groups = [
      { displayName: "A", members: ["y", "ada"] },
      { displayName: "Staff", members: ["A"] },
      { displayName: "a" },
    ];
    const idp = createIdentityProvider({ directory: { users, groups }, to });
    const error: unknown = await idp.sync().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DirectoryError);
    const noUser = "no user has the key or user name";
    expect(error).toMatchObject({
      problems: [
        { path: ["users", 1], message: 'several users have the userName "ada"' },
        { path: ["groups", 2], message: 'several groups have the displayName "a"' },
        {
          path: ["users", 0, "enterprise", "manager"],
          message: `manager of ada: ${noUser} "grace.hoper"; did you mean "grace.hopper"?`,
        },
        { path: ["groups", 0, "members", 0], message: `member of A: ${noUser} "y"` },
        { path: ["groups", 1, "members", 0], message: `member of Staff: ${noUser} "A"; it is a group` },
      ],
    });
    await expect(idp.rename("grace.hoper", "g")).rejects.toThrow('did you mean "grace.hopper"?');
    expect(idp.requests).toEqual([]);
  });
});

describe("readDirectory", () => {
  it("copies a server to another one, and then follows renames", async () => {
    const [from, target] = [await own(), await own()];
    const source = createIdentityProvider({ directory, to: from.to });
    await source.sync();
    const state = createMemory();
    const copy = async () =>
      createIdentityProvider({ directory: await readDirectory(from.to), to: target.to, state }).sync();
    await copy();
    expect(await target.read()).toEqual(await from.read());
    await source.rename("ada", "ada.king");
    await source.leave("cyd");
    expect((await copy()).plan.steps.map(({ kind }) => kind)).toEqual([
      "change-user",
      "change-members",
      "deactivate-user",
    ]);
    expect(await target.read()).toEqual(await from.read());
  });
});
