import { describe, expect, it } from "vitest";
import { createHttpSender } from "../http/create-http-sender.js";
import { openApp } from "../test-apps/open-app.js";
import type { Resolve } from "./create-lookup.js";
import { createTargetPolicy } from "./create-target-policy.js";
import { addressKind } from "./special-addresses.js";

const content = { kind: "events_api", body: "{}" } as const;

describe("addressKind", () => {
  it.each([
    ["127.0.0.1", "loopback"],
    ["127.255.0.3", "loopback"],
    ["::1", "loopback"],
    ["::ffff:127.0.0.1", "loopback"],
    ["::127.0.0.1", "loopback"],
    ["64:ff9b::7f00:1", "loopback"],
    ["10.1.2.3", "private"],
    ["172.31.255.255", "private"],
    ["192.168.0.1", "private"],
    ["169.254.169.254", "private"],
    ["::ffff:169.254.169.254", "private"],
    ["64:ff9b::a9fe:a9fe", "private"],
    ["100.100.100.200", "private"],
    ["0.0.0.0", "private"],
    ["::", "private"],
    ["224.0.0.1", "private"],
    ["255.255.255.255", "private"],
    ["fe80::1%eth0", "private"],
    ["fd00:ec2::254", "private"],
    ["2002:7f00:1::", "private"],
    ["ff02::1", "private"],
    ["8.8.8.8", "public"],
    ["172.32.0.1", "public"],
    ["64:ff9b::808:808", "public"],
    ["2606:4700::1111", "public"],
  ])("of %s is %s", (address, kind) => {
    expect(addressKind(address)).toBe(kind);
  });
});

describe("createTargetPolicy", () => {
  it.each([
    ["public addresses by default", {}, "8.8.8.8", "dns.google", true],
    ["no loopback by default", {}, "127.0.0.1", "localhost", false],
    ["kinds", { kinds: ["private"] }, "10.0.0.1", "bot", true],
    ["a listed name with any address", { hosts: ["Bot.Internal"] }, "10.0.0.1", "bot.internal", true],
    ["a listed name with a trailing dot", { hosts: ["bot.internal"] }, "10.0.0.1", "bot.internal.", true],
    ["no other name", { hosts: ["bot.internal"] }, "10.0.0.1", "evil-bot.internal", false],
    ["names below one", { hosts: ["*.internal"] }, "10.0.0.1", "bot.internal", true],
    ["not the name itself", { hosts: ["*.internal"] }, "10.0.0.1", "internal", false],
    ["an address", { hosts: ["10.0.0.1"] }, "10.0.0.1", "bot", true],
    ["no other address", { hosts: ["10.0.0.1"] }, "10.0.0.2", "bot", false],
    ["a range", { hosts: ["10.0.0.0/8"] }, "10.9.9.9", "bot", true],
    ["a range in IPv6", { hosts: ["[fd00::]/8"] }, "fd12::1", "bot", true],
  ] as const)("allows %s", (_name, options, address, host, wanted) => {
    expect(createTargetPolicy(options).allows(address, host)).toBe(wanted);
  });

  it.each(["", "http://bot", "10.0.0.0/33", "10.0.0", "bot:3000", "a b", "10.0.0.0/8/8"])(
    "refuses the entry %j",
    (entry) => {
      expect(() => createTargetPolicy({ hosts: [entry] })).toThrow(TypeError);
    },
  );
});

describe("a sender with a policy", () => {
  const refused = { ok: false, reason: "connection_failed", detail: expect.stringContaining("may not be reached") };

  it.each([
    "http://127.0.0.1:1/",
    "http://[::1]:1/",
    "http://[::ffff:7f00:1]:1/",
    "http://2130706433:1/",
    "http://localhost:1/",
  ])("does not connect to %s", async (url) => {
    const sender = createHttpSender({ policy: createTargetPolicy() });
    expect(await sender.send({ target: { kind: "http", url }, content })).toMatchObject(refused);
  });

  it("does not follow a redirect to an address that it may not reach", async () => {
    await using inner = await openApp();
    for (const location of [`http://127.0.0.1:${inner.port}/`, `http://inner.test:${inner.port}/`, "ftp://app.test/"]) {
      await using app = await openApp((_request, response) => response.writeHead(302, { Location: location }).end());
      const policy = createTargetPolicy({ hosts: ["app.test"] });
      const sender = createHttpSender({ policy, resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
      const attempt = await sender.send({ target: { kind: "http", url: `http://app.test:${app.port}/` }, content });
      sender.close();
      expect(attempt).toMatchObject({ ok: false, reason: "connection_failed", request: { url: location } });
    }
    expect(inner.received).toEqual([]);
  });

  it("connects to what it checked, though the name changes meanwhile", async () => {
    await using app = await openApp();
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      return asked === 1 ? [{ address: "127.0.0.1", family: 4 }] : [{ address: "10.0.0.1", family: 4 }];
    };
    const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }), resolve });
    const attempt = await sender.send({ target: { kind: "http", url: `http://app.test:${app.port}/` }, content });
    sender.close();
    expect([attempt.ok, asked]).toEqual([true, 1]);
  });

  it("leaves out the addresses that it may not reach", async () => {
    await using app = await openApp();
    const resolve: Resolve = async () => [
      { address: "10.0.0.1", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }), resolve });
    const attempt = await sender.send({ target: { kind: "http", url: `http://app.test:${app.port}/` }, content });
    sender.close();
    expect(attempt.ok).toBe(true);
  });
});
