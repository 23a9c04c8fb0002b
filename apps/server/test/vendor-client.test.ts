import { type Methods, webapi } from "@rollcall/api/webapi";
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
});

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
