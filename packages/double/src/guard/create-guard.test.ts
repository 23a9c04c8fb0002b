import { type FetchHandler, toPlainHandler, toResponse } from "@rollcall/server-adapters/node";
import { describe, expect, it } from "vitest";
import { createGuard } from "./admission.js";
import type { Guard, GuardOptions, Reach, Refusal, Refuse } from "./guard.js";

type Fields = Readonly<Record<string, string>>;

interface Asked {
  readonly verb?: "GET" | "HEAD" | "POST" | "OPTIONS";
  readonly url?: string;
  readonly headers?: Fields;
  readonly body?: string;
  readonly from?: string | undefined;
  /** Origin that a trusted proxy states, or the public address. */
  readonly origin?: string;
  readonly isForwarded?: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly refusal: Refusal | undefined;
}

const programs: Reach = { hosts: "own", sites: "none" };
const pages: Reach = { hosts: "own", sites: "links" };
const probes: Reach = { hosts: "any", sites: "links" };
const plane: Reach = { hosts: "own", sites: "none", wantsJson: true };
const json = { "content-type": "application/json; charset=utf-8" };
const localhost = { host: "localhost:4010" };

/** Asks a handler that the guard has wrapped, as a server asks it. */
function open(wrap: (guard: Guard, refuse: Refuse) => FetchHandler, options: Partial<GuardOptions> = {}) {
  let refusal: Refusal | undefined;
  const guard = createGuard({ listensOn: "127.0.0.1", ...options });
  const serve = toPlainHandler(
    wrap(guard, async (found) => {
      refusal = found;
      return { status: 403, headers: {}, body: found.sentence };
    }),
  );
  return async (asked: Asked = {}): Promise<Answer> => {
    const { verb = "GET", url = "http://localhost:4010/", headers = {}, body, origin, isForwarded } = asked;
    refusal = undefined;
    const request = new Request(url, { method: verb, ...(body !== undefined && { body }) });
    // A request as a server receives it; a client of the platform may not set some of these headers.
    const received = Object.defineProperty(request, "headers", { value: new Headers(headers) });
    const from = "from" in asked ? asked.from : "127.0.0.1";
    const connection = {
      ...(from !== undefined && { remoteAddress: from }),
      ...(origin !== undefined && { origin }),
      ...(isForwarded !== undefined && { isForwarded }),
    };
    const answer = toResponse(await serve(received, connection));
    return { status: answer.status, headers: answer.headers, text: await answer.text(), refusal };
  };
}

const echo: FetchHandler = async (request) => new Response(`in ${await request.text()}`);
const admit = (options: Partial<GuardOptions> = {}, reach = programs) =>
  open((guard, refuse) => guard.admit(echo, { reachOf: () => reach, refuse }), options);

describe("a mount", () => {
  it.each([
    "evil.example:4010",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "10.0.0.1",
    "[::2]",
    "a b",
    "u@localhost",
  ])("refuses the host %s, whose owner can make it resolve to this machine", async (host) => {
    const ask = admit();
    expect((await ask({ headers: localhost })).status).toBe(200);
    const { status, refusal } = await ask({ headers: { host } });
    expect([status, refusal?.rule]).toEqual([403, "host"]);
    expect(refusal?.sentence).toContain(`for the host ${JSON.stringify(host)}`);
  });

  it.each<[string, Partial<GuardOptions>]>([
    ["localhost:4010", {}],
    ["LOCALHOST", {}],
    ["localhost.", {}],
    ["shop.localhost:80", {}],
    ["127.0.0.1:4010", {}],
    ["[::1]:4010", {}],
    ["rollcall.test:4010", { allowedHosts: ["rollcall.test"] }],
    ["roll.example.com", { siteUrl: "https://roll.example.com/x" }],
    ["10.0.0.5:4010", { listensOn: "10.0.0.5" }],
    ["10.0.0.6:4010", { listensOn: "0.0.0.0" }],
    ["[2001:db8::1]:4010", { listensOn: "::" }],
    ["[2001:db8::1]:4010", { listensOn: "2001:db8::1" }],
    ["rollcall:4010", { listensOn: "0.0.0.0", controlToken: "open-sesame" }],
  ])("answers under the host %s of a server with %j", async (host, options) => {
    expect((await admit(options)({ headers: { host } })).status).toBe(200);
  });

  it("is called by any name only where other machines reach it and a token controls it", async () => {
    const headers = { host: "rollcall:4010" };
    expect((await admit({ listensOn: "0.0.0.0" })({ headers })).refusal?.rule).toBe("host");
    expect((await admit({ controlToken: "open-sesame" })({ headers })).refusal?.rule).toBe("host");
  });

  it("refuses a foreign host that a trusted proxy forwards", async () => {
    const ask = admit({ siteUrl: "https://roll.example.com" });
    expect((await ask({ headers: localhost, origin: "https://roll.example.com" })).status).toBe(200);
    expect((await ask({ headers: localhost, origin: "https://evil.example" })).refusal?.rule).toBe("host");
  });

  it("refuses a foreign host in the address or in the header, whatever the last request had", async () => {
    const ask = admit();
    const url = "http://evil.example/";
    // This process may ask under any name, which allows that name to no one else.
    expect((await ask({ url })).status).toBe(200);
    expect((await ask({ url, headers: { host: "evil.example" } })).refusal?.rule).toBe("host");
    expect((await ask({ url, headers: localhost })).refusal?.rule).toBe("host");
    expect((await ask({ headers: localhost })).status).toBe(200);
    expect((await ask({ url, headers: { host: "evil.example" } })).refusal?.rule).toBe("host");
  });

  it("of a probe answers under any host", async () => {
    const ask = admit({}, probes);
    const headers = { host: "evil.example" };
    expect((await ask({ headers })).status).toBe(200);
    expect((await ask({ headers: { ...headers, origin: "https://other.example" } })).refusal?.rule).toBe("site");
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000" },
    { origin: "http://127.0.0.1:4010" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:4010" },
  ])("refuses what a page of another site sends: %j", async (headers) => {
    for (const reach of [programs, pages, plane])
      for (const verb of ["GET", "POST"] as const) {
        const { refusal } = await admit({}, reach)({ verb, headers: { ...localhost, ...json, ...headers } });
        expect(refusal?.rule).toBe("site");
      }
  });

  it.each([{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }])(
    "refuses what a page of another site shows or links to, unless it is a page: %j",
    async (headers) => {
      const ruleOf = async (reach: Reach, verb: "GET" | "HEAD" | "POST") =>
        (await admit({}, reach)({ verb, headers: { ...localhost, ...headers } })).refusal?.rule;
      expect([await ruleOf(programs, "GET"), await ruleOf(pages, "POST")]).toEqual(["site", "site"]);
      expect([await ruleOf(pages, "GET"), await ruleOf(pages, "HEAD")]).toEqual([undefined, undefined]);
    },
  );

  it("answers its own pages, also behind a proxy that uses TLS", async () => {
    const own = { ...localhost, "sec-fetch-site": "same-origin", origin: "http://localhost:4010", ...json };
    expect((await admit()({ verb: "POST", headers: own })).status).toBe(200);
    expect((await admit()({ headers: { ...localhost, "sec-fetch-site": "none" } })).status).toBe(200);
    const behind = { ...own, host: "rollcall.test", origin: "https://rollcall.test" };
    const ask = admit({ allowedHosts: ["rollcall.test"] });
    expect((await ask({ verb: "POST", url: "http://rollcall.test/", headers: behind })).status).toBe(200);
  });

  it.each([
    ["a form", "application/x-www-form-urlencoded"],
    ["parts", "multipart/form-data; boundary=x"],
    ["text", "text/plain;charset=UTF-8"],
    ["a type that only begins like JSON", "application/jsonp"],
    ["nothing", undefined],
  ])("that wants JSON refuses %s that a browser posts, even of its own page", async (_what, type) => {
    const sent = { ...localhost, ...(type !== undefined && { "content-type": type }) };
    for (const browser of [{ "sec-fetch-site": "same-origin" }, { "user-agent": "Mozilla/5.0 (X11; Linux)" }]) {
      const headers = { ...sent, ...browser };
      expect((await admit({}, plane)({ verb: "POST", headers })).refusal?.rule).toBe("json");
      expect((await admit()({ verb: "POST", headers })).status).toBe(200);
    }
    expect((await admit({}, plane)({ verb: "POST", headers: sent })).status).toBe(200);
  });
});

describe("a server that allows an origin", () => {
  const origin = "http://localhost:3000";
  const ask = admit({ allowOrigins: [origin] });
  const ofPage = { ...localhost, origin, "sec-fetch-site": "same-site" };

  it("lets its pages read every answer, and no others'", async () => {
    const { status, headers } = await ask({ verb: "POST", headers: ofPage });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "*",
      vary: "Origin",
    });
    expect(headers.has("access-control-allow-credentials")).toBe(false);
    const others = await ask({ headers: localhost });
    expect([others.status, others.headers.get("access-control-allow-origin"), others.headers.get("vary")]).toEqual([
      200,
      null,
      "Origin",
    ]);
    for (const foreign of ["http://localhost:3001", "https://localhost:3000", "http://localhost", "null"])
      expect((await ask({ headers: { ...ofPage, origin: foreign } })).refusal?.rule).toBe("site");
  });

  it("allows what a browser asks permission for, without serving it", async () => {
    const asking = {
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    };
    const { status, headers, text } = await ask({ verb: "OPTIONS", headers: { ...ofPage, ...asking } });
    expect([status, text]).toEqual([204, ""]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": "authorization,content-type",
      vary: "Origin, Access-Control-Request-Headers",
    });
    expect((await ask({ verb: "OPTIONS", headers: ofPage })).text).toBe("in ");
    const foreign = { ...ofPage, ...asking, origin: "http://evil.example" };
    expect((await ask({ verb: "OPTIONS", headers: foreign })).status).toBe(403);
  });

  it("keeps what else an answer depends on", async () => {
    const inner: FetchHandler = async () => new Response("in", { headers: { vary: "Accept" } });
    const varying = open((guard, refuse) => guard.admit(inner, { reachOf: () => programs, refuse }), {
      allowOrigins: [origin],
    });
    expect((await varying({ headers: localhost })).headers.get("vary")).toBe("Accept, Origin");
  });
});

const operator = (options: Partial<GuardOptions> = {}) =>
  open((guard, refuse) => guard.admitOperator(echo, { refuse }), options);

describe("a mount of the operator, without a control token", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("answers %s", async (from) => {
    expect((await operator()({ from })).status).toBe(200);
  });

  it.each([
    ["192.168.0.7", "is from 192.168.0.7"],
    ["1127.0.0.1", "is from 1127.0.0.1"],
    [undefined, "is from an unknown address"],
  ])("refuses %s", async (from, found) => {
    const { status, refusal } = await operator()({ from });
    expect([status, refusal?.rule]).toEqual([403, "operator"]);
    expect(refusal?.sentence).toContain(`this request ${found}; to use it from elsewhere, start the server with`);
  });

  it.each([
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "X-Forwarded-Prefix",
    "X-Forwarded",
    "Forwarded",
    "Via",
    "X-Real-IP",
    "X-Client-IP",
    "CF-Connecting-IP",
    "True-Client-IP",
    "Fastly-Client-IP",
  ])("refuses what a proxy forwards with %s, unless a trusted proxy states a client on this machine", async (name) => {
    const headers = { [name]: "127.0.0.1" };
    const { status, refusal } = await operator()({ headers });
    expect([status, refusal?.sentence.toLowerCase()]).toEqual([
      403,
      expect.stringContaining(`was forwarded (${name.toLowerCase()})`),
    ]);
    expect((await operator()({ headers, isForwarded: true })).status).toBe(200);
    expect((await operator()({ headers, isForwarded: true, from: "203.0.113.7" })).status).toBe(403);
  });

  it("answers nobody if its address is public", async () => {
    const { status, refusal } = await operator({ siteUrl: "https://roll.example.com" })();
    expect([status, refusal?.sentence]).toEqual([
      403,
      expect.stringContaining("start the server with --control-token"),
    ]);
    for (const siteUrl of ["http://localhost:4010", "http://127.0.0.1", "https://roll.localhost"])
      expect((await operator({ siteUrl })()).status).toBe(200);
  });
});

const controlToken = "open sesame+&=";
const asBrowser = { ...localhost, accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const form = { ...localhost, "content-type": "application/x-www-form-urlencoded" };

/** A mount with pages, which asks for the token. */
const page = (options: Partial<GuardOptions> = {}) =>
  open(
    (guard, refuse) =>
      guard.admitOperator(echo, {
        refuse,
        ask: async ({ field, isWrong }) =>
          new Response(`${field} ${isWrong ? "was wrong" : "is asked for"}`, { status: 401 }),
      }),
    { controlToken, ...options },
  );

/** The form of the page that asks for the token, as a browser sends it. */
function sendToken(token: string, more: Asked = {}): Asked {
  const body = String(new URLSearchParams({ control_token: token }));
  return { verb: "POST", body, ...more, headers: { ...form, "content-length": `${body.length}`, ...more.headers } };
}

describe("a mount of the operator, with a control token", () => {
  it.each(["192.168.0.7", "127.0.0.1"])("answers callers with the token at %s, and no others", async (from) => {
    const ask = operator({ controlToken: "open-sesame" });
    const bearing = (authorization: string) => ask({ from, headers: { authorization } });
    expect((await bearing("Bearer open-sesame")).status).toBe(200);
    expect((await bearing("bearer open-sesame")).status).toBe(200);
    for (const wrong of ["Bearer open-sesami", "Bearer open-sesame1", "Bearer ", "open-sesame", "Basic open-sesame"])
      expect((await bearing(wrong)).refusal?.sentence).toContain("as a bearer token");
    expect((await ask({ from })).status).toBe(403);
    expect((await ask({ from, headers: { cookie: "rollcall-control-4010=open-sesame" } })).status).toBe(403);
  });

  it("asks a browser for it, and lets the browser in that sent it", async () => {
    const ask = page();
    const url = "http://localhost:4010/oauth/v2/authorize?client_id=1&state=a%20b";
    const asked = await ask({ url, headers: asBrowser });
    expect([asked.status, asked.text]).toEqual([401, "control_token is asked for"]);
    const wrong = await ask(sendToken(`${controlToken} `, { url }));
    expect([wrong.status, wrong.text, wrong.headers.get("set-cookie")]).toEqual([401, "control_token was wrong", null]);
    const right = await ask(sendToken(controlToken, { url }));
    expect([right.status, right.headers.get("location")]).toEqual([303, "./authorize?client_id=1&state=a%20b"]);
    const set = right.headers.get("set-cookie") ?? "";
    expect(set).toMatch(/^rollcall-control-4010=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = `other=1; ${set.split(";")[0]}`;
    expect((await ask({ url, headers: { ...asBrowser, cookie } })).text).toBe("in ");
    for (const other of [cookie.slice(0, -1), `${cookie}0`, cookie.replace(/.$/, "x")])
      expect((await ask({ url, headers: { ...localhost, cookie: other } })).status).toBe(403);
    // A server that is started again has another proof.
    expect((await page()({ url, headers: { ...localhost, cookie } })).status).toBe(403);
  });

  it("leaves forms without the field to the page, and refuses them without a cookie", async () => {
    const ask = page();
    const cookie = (await ask(sendToken(controlToken))).headers.get("set-cookie")?.split(";")[0] ?? "";
    const body = "decision=allow&proof=a%2Bb";
    const sent = { verb: "POST", body, headers: { ...form, "content-length": `${body.length}` } } as const;
    expect((await ask(sent)).refusal?.rule).toBe("operator");
    expect((await ask({ ...sent, headers: { ...sent.headers, cookie } })).text).toBe(`in ${body}`);
  });

  it("reads no form that is too long, or whose length is unknown", async () => {
    for (const length of [{ "content-length": "70000" }, { "content-length": "x" }])
      expect((await page()(sendToken(controlToken, { headers: length }))).refusal?.rule).toBe("operator");
    expect((await page()({ ...sendToken(controlToken), headers: form })).refusal?.rule).toBe("operator");
  });

  it.each([
    ["http://localhost:4010/", "./"],
    ["http://localhost:4010//evil.example", "./evil.example"],
    ["http://localhost:4010/archives//evil.example/", "./"],
    ["http://localhost:4010/archives/javascript:alert(1)", "./javascript:alert(1)"],
    ["http://localhost:4010/archives/..%2f..%2fevil?next=//evil.example", "./..%2f..%2fevil?next=//evil.example"],
  ])("sends the browser from %s to no other site", async (url, location) => {
    const { headers } = await page()(sendToken(controlToken, { url }));
    expect(headers.get("location")).toBe(location);
    expect(new URL(location, url).origin).toBe("http://localhost:4010");
  });

  it("keeps its cookie to TLS where browsers use it", async () => {
    const ask = page({ siteUrl: "https://roll.example.com" });
    const { headers } = await ask(sendToken(controlToken, { origin: "https://roll.example.com" }));
    expect(headers.get("set-cookie")).toMatch(/^rollcall-control-default=.*; SameSite=Lax; Secure$/);
  });
});
