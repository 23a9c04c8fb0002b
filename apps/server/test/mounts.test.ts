import { readFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { forwardingHeaders } from "@rollcall/double";
import { describe, expect, it, onTestFinished } from "vitest";
import { createServer, type Server, type ServerOptions } from "../src/index.js";
import { readTable } from "./kit/flag-table.js";
import { type Kind, kinds, printMounts, type RowName, rowNames } from "./kit/mount-answers.js";

const guide = new URL("../../../docs/operations.md", import.meta.url);
const head = ["Path", "Serves", ...Object.values(kinds)];

type Fields = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request with any headers, of which `fetch` may not set all. */
async function send(url: string, verb: string, headers: Fields, body = ""): Promise<Answer> {
  const sent = request(url, { method: verb, headers: { ...headers, "content-length": body.length } }).end(body);
  return new Promise((resolve, reject) => {
    sent.on("error", reject).on("response", (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer).then((all) => resolve({ status, headers: received, text: all }), reject);
    });
  });
}

/** A request for a mount, and how its own answer looks. */
interface Sample {
  readonly path: string;
  /** Default: GET. */
  readonly verb?: "GET" | "POST";
  readonly status: number;
  /** Part of the answer. */
  readonly has?: string;
}

const ferry = "client_id=demo-ferry&redirect_uri=http://localhost:3000/oauth/callback";

/** One request for each row. A mount without one does not compile. */
const samples: Readonly<Record<RowName, Sample>> = {
  "/_rollcall": { path: "/_rollcall/world.list", status: 200, has: '"ok":true' },
  home: { path: "/", status: 200, has: '<script type="module"' },
  consoleFiles: { path: "/console/icon.svg", status: 200, has: "<svg" },
  archives: { path: "/archives/CDEMOGENERAL/p1780300000000100", status: 302 },
  uploadPages: { path: "/files/U1/F1/x", status: 302 },
  listPages: { path: "/lists/T1/F1", status: 302 },
  authorize: { path: `/oauth/v2/authorize?${ferry}&scope=chat:write`, status: 200, has: "@alan.turing" },
  userAuthorize: { path: `/oauth/v2_user/authorize?${ferry}&scope=search:read`, status: 200, has: "@alan.turing" },
  signIn: {
    path: `/openid/connect/authorize?${ferry}&scope=openid&response_type=code`,
    status: 200,
    has: "@alan.turing",
  },
  webapi: { path: "/api/api.test", status: 200, has: '"ok":true' },
  scim: { path: "/scim/v2/Users", status: 401, has: "_authentication" },
  hooks: { path: "/hooks/nothing", verb: "POST", status: 404, has: "Not Found" },
  uploads: { path: "/upload/v1/x", verb: "POST", status: 404, has: "Not Found" },
  sockets: { path: "/link", status: 426, has: "WebSocket" },
  privateFiles: { path: "/files-pri/T1-F1/x", status: 302 },
  publicFiles: { path: "/files-pub/T1-F1-x/x", status: 404, has: "Not Found" },
  exports: { path: "/exports/x", status: 401, has: '"ok":false' },
  photos: { path: "/photos/x", status: 404, has: "Not Found" },
  openidConfiguration: { path: "/.well-known/openid-configuration", status: 200, has: "issuer" },
  signInKeys: { path: "/openid/connect/keys", status: 200, has: '"keys"' },
  docs: { path: "/docs", status: 200, has: "API reference" },
  healthz: { path: "/healthz", status: 200, has: "ok" },
  readyz: { path: "/readyz", status: 200, has: "ready" },
  others: { path: "/nowhere", status: 404, has: "bad_endpoint" },
};

/** The cell of the table that an answer has. */
function cellOf({ status, headers, text: body }: Answer, sample: Sample): string {
  if (/of other sites may not|own host names|any person|needs (?:the|a) control token/.test(body)) return `${status}`;
  if (status === 401 && body.includes('type="password"')) return "asks for the token";
  if (status === 200 && body.includes("<h1>Rollcall</h1>") && !body.includes("<script")) return "page of endpoints";
  const [, hidden] = /The page shows no (message|file)s/.exec(body) ?? [];
  if (status === 200 && hidden !== undefined) return `page without the ${hidden}`;
  if (status === sample.status && body.includes(sample.has ?? "")) return "answers";
  return `${status}${headers.location === undefined ? "" : ` to ${headers.location}`}`;
}

const controlToken = "open-sesame";
const bearer = { authorization: `Bearer ${controlToken}` };
const [evilHost, evilOrigin] = [{ host: "evil.example" }, { origin: "https://evil.example" }];
const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
const aBrowser = { accept: "text/html,*/*;q=0.8" };
const aProgram = { accept: "*/*" };
const forwarded = ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded", ...forwardingHeaders];
const byProxy = forwarded.map((name): [string, Fields, Kind] => [
  `forwarded with ${name}`,
  { [name]: "127.0.0.1" },
  "others",
]);

/** Servers, and the requests to each: their names, their headers, and their kind. */
const servers: readonly (readonly [string, ServerOptions, readonly (readonly [string, Fields, Kind])[]])[] = [
  [
    "a double on this machine",
    {},
    [
      ["sent on this machine", {}, "operator"],
      ["sent by its own page", { "sec-fetch-site": "same-origin" }, "operator"],
      ...byProxy,
      ["for another host", evilHost, "host"],
      ["of a page of another site", evilOrigin, "origin"],
      ["of a page without a site", { origin: "null" }, "origin"],
      ["by a link of another site", link, "link"],
    ],
  ],
  [
    "a double behind a trusted proxy",
    { trustProxy: ["loopback"] },
    [
      ["sent on this machine", {}, "operator"],
      ["of a client on this machine", { "x-forwarded-for": "127.0.0.1", via: "1.1 proxy" }, "operator"],
      ["of a client elsewhere", { "x-forwarded-for": "203.0.113.7" }, "others"],
      ["of a client that says it is on this machine", { "x-forwarded-for": "127.0.0.1, 203.0.113.7" }, "others"],
      ["of a client that it does not state", { "x-real-ip": "127.0.0.1" }, "others"],
      ["of a client without an address", { "x-forwarded-for": "unknown" }, "others"],
      ["for another host", { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "evil.example" }, "host"],
    ],
  ],
  [
    "a double with a control token",
    { controlToken },
    [
      ["sent on this machine by a program", aProgram, "others"],
      ["sent on this machine by a browser", {}, "browser"],
      ["with the token", bearer, "operator"],
      ["with another token", { ...aProgram, authorization: "Bearer open-sesami" }, "others"],
      ["forwarded without any header of a proxy, to a browser", { host: "localhost" }, "browser"],
      ["forwarded, with the token", { ...bearer, "x-forwarded-for": "203.0.113.7" }, "operator"],
      ["forwarded, without the token", { ...aProgram, "x-forwarded-for": "127.0.0.1" }, "others"],
      ["for another host, with the token", { ...bearer, ...evilHost }, "host"],
      ["of a page of another site, with the token", { ...bearer, ...evilOrigin }, "origin"],
      ["by a link of another site, with the token", { ...bearer, ...link }, "link"],
    ],
  ],
  [
    "a double with a public address",
    { controlToken, siteUrl: "https://roll.example.com" },
    [
      ["under it, by a browser", { host: "roll.example.com" }, "browser"],
      ["under it, by a program", { ...aProgram, host: "roll.example.com" }, "others"],
      ["under it, with the token", { ...bearer, host: "roll.example.com" }, "operator"],
      [
        "under it, of its own page",
        { ...bearer, host: "roll.example.com", origin: "https://roll.example.com" },
        "operator",
      ],
      ["for another host", { ...bearer, ...evilHost }, "host"],
    ],
  ],
  [
    "a server without a control plane",
    { control: false },
    [
      ["sent on this machine", {}, "noControl"],
      ["forwarded", { "x-forwarded-for": "203.0.113.7" }, "noControl"],
      ["for another host", evilHost, "noControl"],
      ["of a page of another site", evilOrigin, "noControl"],
      ["by a link of another site", link, "noControl"],
    ],
  ],
];

describe("the table of mounts in docs/operations.md", () => {
  it("is made from the code", async () => {
    expect(readTable(await readFile(guide, "utf8"), head)).toEqual(printMounts());
  });

  it("has all headers of proxies below it", async () => {
    const block = /<!-- mounts:start.*?<!-- \/mounts -->/s.exec(await readFile(guide, "utf8"))?.[0] ?? "";
    for (const name of forwardingHeaders) expect(block).toContain(`\`${name}\``);
  });
});

/** The outcomes of a request with some headers: the name of each row, and the cell that the answer has. */
async function answersOf(server: Server, headers: Fields): Promise<readonly (readonly string[])[]> {
  const { port } = new URL(server.url);
  const answered = rowNames.map(async (name) => {
    const { verb = "GET", path } = samples[name];
    const answer = await send(`http://127.0.0.1:${port}${path}`, verb, { ...aBrowser, ...headers });
    return [name, cellOf(answer, samples[name])];
  });
  return Promise.all(answered);
}

/** The outcomes of a kind of requests by the table, in the same form. */
async function cellsOf(kind: Kind): Promise<readonly (readonly string[])[]> {
  const table = readTable(await readFile(guide, "utf8"), head);
  return rowNames.map((name, row) => [name, table[row]?.split("|")[head.indexOf(kinds[kind]) + 1] ?? ""]);
}

async function serve(options: ServerOptions): Promise<Server> {
  const server = await createServer({ memory: true, ...options });
  onTestFinished(() => server.close());
  return server;
}

describe.each(servers)("%s", (_what, options, requests) => {
  it.each(requests)("gives a request %s what the table says", async (_how, headers, kind) => {
    expect(await answersOf(await serve(options), headers)).toEqual(await cellsOf(kind));
  });
});

describe("a browser that has sent the control token", () => {
  it("is the operator on every mount, of this server and with this cookie alone", async () => {
    const [server, another] = [await serve({ controlToken }), await serve({ controlToken })];
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const { headers } = await send(`${server.url}/`, "POST", form, `control_token=${controlToken}`);
    const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
    expect(await answersOf(server, { cookie })).toEqual(await cellsOf("operator"));
    expect(await answersOf(server, { cookie: `${cookie}0` })).toEqual(await cellsOf("browser"));
    const renamed = cookie.replace(/\d+(?==)/, new URL(another.url).port);
    expect(await answersOf(another, { cookie: renamed })).toEqual(await cellsOf("browser"));
  });
});
