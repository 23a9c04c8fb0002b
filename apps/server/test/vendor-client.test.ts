import { type Methods, webapi } from "@rollcall/api/webapi";
import { undefinedMethods } from "@rollcall/service";
import { type WebAPICallResult, WebClient } from "vendor-client";
import { describe, expect, it } from "vitest";
import type { MethodCall } from "./kit/method-call.js";
import {
  openVendorWorld,
  toVendorArguments,
  type VendorWorld,
  vendorDefinitions,
  vendorToken,
  vendorWord,
} from "./kit/open-vendor-client.js";
import { methodTable } from "./situations/webapi/table.js";

type Method = keyof Methods;

const methods = Object.keys(webapi.methods) as Method[];

/** Methods without a function in the client, which are called by their names. */
const unnamed: readonly string[] = [
  "admin.analytics.messages.activity",
  "admin.analytics.messages.metadata",
  "admin.conversations.createForObjects",
  "functions.distributions.permissions.add",
  "functions.distributions.permissions.list",
  "functions.distributions.permissions.remove",
  "functions.distributions.permissions.set",
  "oauth.v2.user.access",
];

describe("the vendor's client", () => {
  it("speaks the vendor's word, which is not the definitions' own", () => {
    expect(vendorWord).not.toBe("svc");
    expect(Object.values(vendorDefinitions.webapi.methods).filter(({ wireName }) => /svc/i.test(wireName))).toEqual([]);
  });

  it.each(methods)("calls %s, which succeeds", async (method) => {
    const [success] = methodTable[method]?.succeeds ?? [];
    if (success === undefined) throw new Error(`${method} has no successful call`);
    await using world = await openVendorWorld(success.base, success.world);
    for (const [index, { answers = "ok", ...call }] of (success.before ?? []).entries()) {
      const isLast = index === (success.before?.length ?? 0) - 1;
      for (let sent = 0; sent < (isLast ? (success.times ?? 1) : 1); sent += 1) {
        expect(await outcomeOf(send(world, call, method))).toBe(answers);
      }
    }
    expect(await send(world, success.call, method)).toMatchObject({ ok: true });
  });

  it("has a function for every method, except for those that are listed", async () => {
    await using world = await openVendorWorld();
    const client = world.client(null);
    expect(methods.filter((method) => functionOf(client, wireNameOf(method)) === undefined)).toEqual(unnamed);
  });

  it("has a function for a method that is not defined only if the definitions list it", async () => {
    const called = new Set<string>();
    class Recorder extends WebClient {
      override async apiCall(method: string): Promise<WebAPICallResult> {
        called.add(method);
        return { ok: true };
      }
    }
    for (const member of Object.values(new Recorder())) callAll(member);
    const defined = new Set(methods.map(wireNameOf));
    expect([...called].filter((name) => !defined.has(name)).toSorted()).toEqual([...undefinedMethods].toSorted());
  });
});

/** Calls every function in an object and in the objects in it. */
function callAll(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const member of Object.values(value)) {
    if (typeof member === "function") void callOne(member as (sent: object) => unknown).catch(() => undefined);
    else callAll(member);
  }
}

/** A few functions check what they are given, and call others. */
async function callOne(call: (sent: object) => unknown): Promise<void> {
  await call({});
}

/** Calls a method by its function, or by its name. */
function send(world: VendorWorld, call: MethodCall, meant: Method): Promise<object> {
  const method = (call.method ?? meant) as Method;
  const client = world.client(vendorToken(method, call.token));
  const name = wireNameOf(method);
  const query = Object.fromEntries(new URLSearchParams(call.query));
  const body = typeof call.body === "string" ? (JSON.parse(call.body) as Record<string, unknown>) : {};
  const sent = toVendorArguments({ ...call.arguments, ...query, ...body });
  return functionOf(client, name)?.(sent) ?? client.apiCall(name, sent);
}

function wireNameOf(method: Method): string {
  return vendorDefinitions.webapi.methods[method].wireName;
}

function functionOf(client: object, name: string): ((sent: object) => Promise<object>) | undefined {
  const found = name
    .split(".")
    .reduce<unknown>((at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined), client);
  return typeof found === "function" ? (found as (sent: object) => Promise<object>) : undefined;
}

/** The code of a refusal, which the client throws. */
async function outcomeOf(answer: Promise<object>): Promise<unknown> {
  try {
    await answer;
    return "ok";
  } catch (error) {
    const data: unknown = error instanceof Error ? Reflect.get(error, "data") : undefined;
    if (typeof data !== "object" || data === null) throw error;
    return Reflect.get(data, "error");
  }
}
