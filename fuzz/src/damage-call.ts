import type { Call } from "./call.js";
import type { Random } from "./random.js";
import { oddText } from "./words.js";

type Damage = (call: Call, random: Random) => Call;

/** The call with one damage outside its values. */
export function damageCall(call: Call, random: Random): Call {
  const [name, damage] = random.pick(Object.entries(call.body === undefined ? onAll : { ...onAll, ...onBodies }));
  return { ...damage(call, random), damages: [...call.damages, name] };
}

const onAll: Readonly<Record<string, Damage>> = {
  "another verb": (call, random) => ({
    ...call,
    verb: random.pick(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "QUERY", "PROPFIND"]),
  }),
  "another path": (call, random) => ({ ...call, target: random.pick(targetsNear(call.target)) }),
  "a broken path": (call, random) => {
    const [path = "/", query] = call.target.split("?", 2);
    const odd = random.pick(["%", "%zz", "%00", "%c3", "%2e%2e", "%2F", "~", ";a=b", "//", "/./", "x".repeat(4000)]);
    return { ...call, target: `${path}${odd}${query === undefined ? "" : `?${query}`}` };
  },
  "an odd query": (call, random) => {
    const odd = random.pick([
      "",
      "&&",
      "=",
      "a",
      "a=%",
      "a=%ff",
      "a[]=1",
      "token=x",
      "count=-1&count=1e9",
      "startIndex=0",
      "filter=",
      "sortOrder=up",
      `a=${encodeURIComponent(oddText(random).slice(0, 2000))}`,
    ]);
    return { ...call, target: `${call.target}${call.target.includes("?") ? "&" : "?"}${odd}` };
  },
  "another token": (call, random) => {
    const value = random.pick([
      "",
      "Bearer",
      "Bearer ",
      "Basic dTpw",
      "bearer svcp-demo-admin",
      "Bearer a b",
      `Bearer ${"x".repeat(5000)}`,
      "Bearer \xe9\xff",
      "Bearer svcp-demo-admin, Bearer x",
    ]);
    return {
      ...call,
      headers: [...call.headers.filter(([name]) => name !== "authorization"), ["authorization", value]],
    };
  },
  "a duplicate header": (call, random) => {
    const again = call.headers.length === 0 ? (["accept", "*/*"] as const) : random.pick(call.headers);
    return { ...call, headers: [...call.headers, again] };
  },
  "an odd header": (call, random) => {
    const header = random.pick([
      ["accept", "application/xml"],
      ["accept-encoding", "gzip, br"],
      ["if-match", "*"],
      ["if-none-match", 'W/"1"'],
      ["content-encoding", "gzip"],
      ["x-forwarded-for", "8.8.8.8"],
      ["x-forwarded-proto", "gopher"],
      ["x-http-method-override", "DELETE"],
      ["expect", "100-continue"],
      ["cookie", "a=b; ".repeat(200)],
      ["user-agent", "\xe9\xff"],
      ["range", "bytes=0-1"],
      ["upgrade", "websocket"],
      ["te", "trailers"],
    ] as const);
    return { ...call, headers: [...call.headers, header] };
  },
  "a path that HTTP forbids": (call) => ({ ...call, target: `${call.target}\xe9`, breaksHttp: true }),
  "a header that HTTP forbids": (call, random) => {
    const header = random.pick([
      ["bad name", "x"],
      ["content-length", "5, 6"],
      ["transfer-encoding", "gzip"],
      ["x-long", "y".repeat(20_000)],
      ["host", "a b"],
    ] as const);
    return { ...call, headers: [...call.headers, header], breaksHttp: true };
  },
};

const onBodies: Readonly<Record<string, Damage>> = {
  "another media type": (call, random) => {
    const type = random.pick([
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "application/xml",
      "application/json; charset=utf-16",
      "application/json; charset=nonsense",
      "application/json;;",
      "",
      "*/*",
      "application/scim+json; charset=iso-8859-1",
      "text/html",
    ]);
    return { ...call, headers: [...call.headers.filter(([name]) => name !== "content-type"), ["content-type", type]] };
  },
  "no media type": (call) => ({ ...call, headers: call.headers.filter(([name]) => name !== "content-type") }),
  "a truncated body": (call, random) => {
    const length = call.body?.length ?? 0;
    return length === 0 ? call : { ...call, sent: random.integer(0, length - 1) };
  },
  "a shorter body": (call, random) => {
    const body = call.body ?? Buffer.alloc(0);
    return { ...call, body: body.subarray(0, random.integer(0, body.length)) };
  },
  "bytes that are not text": (call, random) => {
    const body = Buffer.from(call.body ?? Buffer.alloc(0));
    for (let done = 0; done < 3 && body.length > 0; done += 1) {
      body[random.integer(0, body.length - 1)] = random.pick([0xff, 0xc3, 0x00, 0x80, 0xed, 0x22]);
    }
    return { ...call, body };
  },
  "no body": (call) => ({ ...call, body: Buffer.alloc(0) }),
  "a body of another kind": (call, random) => {
    const text = random.pick([
      "null",
      "[]",
      "1",
      '"a"',
      "{",
      "",
      " ",
      "\ufeff{}",
      "{}{}",
      "[[[[",
      "a=b&c",
      "--x\r\n",
      oddText(random),
    ]);
    return { ...call, body: Buffer.from(text) };
  },
};

function targetsNear(target: string): readonly string[] {
  const [path = "/", query] = target.split("?", 2);
  const rest = query === undefined ? "" : `?${query}`;
  const up = path.slice(0, path.lastIndexOf("/"));
  const paths = [
    `${path}/`,
    `${path}/x`,
    `${path}/x/y`,
    up,
    `${up}/`,
    path.toUpperCase(),
    `/${path}`,
    path.replace("v2", "v3"),
    path.replace("/scim/", "/scim//"),
    `${up}/../x`,
    "/",
    "/scim",
    "/api/",
    "/_rollcall",
    `${up}/.search`,
    `${path}.json`,
  ];
  return paths.map((each) => `${each === "" ? "/" : each}${rest}`);
}
