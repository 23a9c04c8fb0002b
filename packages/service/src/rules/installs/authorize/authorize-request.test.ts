import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRedirectUrl } from "./authorize-request.js";

const configured = "https://ferry.example/back";

const find = (sent: string | undefined, allowed = [configured]) =>
  findRedirectUrl(sent, { allowed, isPublic: false, allowsHttp: async () => false });

const path = (segments: readonly string[]) => segments.map((segment) => `/${segment}`).join("");

/** Segments that mean nothing but themselves. */
const name = fc.stringMatching(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,5}$/);

/** Ways to write a segment, or two with a slash in between, that leads up. */
const dots = fc.array(fc.constantFrom(".", "%2e", "%2E", "%252e", "%25252E"), { minLength: 1, maxLength: 2 });
const slash = fc.constantFrom("%2f", "%2F", "%5c", "%5C", "%252f", "%25255C");
const climbing = fc.oneof(
  dots.map((each) => each.join("")),
  fc.tuple(dots, fc.constantFrom(";", ";a=b")).map(([each, more]) => `${each.join("")}${more}`),
  fc.tuple(name, slash, dots).map(([before, between, each]) => `${before}${between}${each.join("")}`),
  fc.tuple(dots, slash, name).map(([each, between, after]) => `${each.join("")}${between}${after}`),
);

/** Segments of a path as a careless server reads it: decoded so many times, without parameters, and with `\` as `/`. */
function resolve(pathname: string, times: number): readonly string[] {
  let decoded = pathname;
  for (let time = 0; time < times; time += 1) {
    decoded = decoded.replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  const found: string[] = [];
  for (const segment of decoded.split(/[/\\]/).map((each) => each.replace(/;.*$/, ""))) {
    if (segment === "..") found.pop();
    else if (segment !== "" && segment !== ".") found.push(segment);
  }
  return found;
}

describe("findRedirectUrl", () => {
  it("takes the first configured URL by default", async () => {
    expect(await find(undefined)).toEqual({ href: configured, isDesktop: false });
    expect(await find(undefined, [])).toBeUndefined();
  });

  it("takes every plain path below a configured one", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 4 }), name, async (segments, query) => {
        const href = `${configured}${path(segments)}?${query}=../%2e%2e`;
        expect((await find(href))?.href).toBe(new URL(href).href);
      }),
    );
  });

  it("takes no path that leads up, however it is written", async () => {
    const segments = fc
      .tuple(fc.array(name, { maxLength: 2 }), climbing, fc.array(fc.oneof(name, climbing), { maxLength: 3 }))
      .map(([before, up, after]) => [...before, up, ...after]);
    await fc.assert(
      fc.asyncProperty(segments, async (each) => {
        expect(await find(`${configured}${path(each)}`)).toBeUndefined();
      }),
    );
  });

  it("takes no path that leaves the configured one when a server decodes it", async () => {
    const piece = fc.oneof(name, climbing, fc.constantFrom("%25", "%00", "é", ";", "%3b", "", ".", ".."));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), fc.nat(4), async (segments, times) => {
        const found = await find(`${configured}${path(segments)}`);
        if (found !== undefined) expect(resolve(new URL(found.href).pathname, times)[0]).toBe("back");
      }),
    );
  });

  it.each([
    "https://ferry.example/back/../back",
    "https://ferry.example/back/..",
    "https://ferry.example/back/./deep",
    "https://ferry.example/back/%2E%2e/evil",
    "https://ferry.example/back/..%2Fevil",
    "https://ferry.example/back/..%5cevil",
    "https://ferry.example/back/..%252fevil",
    "https://ferry.example/back/..;/evil",
    "https://ferry.example/back/..\\evil",
    "https://ferry.example/evil/../back",
    "https:ferry.example/back/../back",
    "https://ferry.example/back/deep#fragment",
    "https://ferry.example/back/deep#",
    "https://@ferry.example/back/deep",
    "https://:@ferry.example/back/deep",
    "https://me:word@ferry.example/back/deep",
    "\u0000https://ferry.example/back/deep",
    "https://ferry.example/back/\u007f",
  ])("refuses %s", async (sent) => {
    expect(await find(sent)).toBeUndefined();
  });

  it.each([
    "https://ferry.example/back/...",
    "https://ferry.example/back/.well-known/done",
    "https://ferry.example/back/v1..2",
    "https://ferry.example/back/100%25",
    "https://ferry.example/back/@me",
    "https://ferry.example/back/deep?next=../../up&at=me@ferry.example",
  ])("takes %s", async (sent) => {
    expect((await find(sent))?.href).toBe(sent);
  });

  it("takes any path that is configured in the same words", async () => {
    const odd = "https://ferry.example/a%2Fb";
    expect((await find(odd, [odd]))?.href).toBe(odd);
    expect(await find(`${odd}/deep`, [odd])).toBeUndefined();
    const own = "ferry://back/open";
    expect(await find(own, [own])).toEqual({ href: own, isDesktop: true });
    expect(await find(`${own}/../else`, [own])).toBeUndefined();
    expect(await find(`${own}/%2e%2e/else`, [own])).toBeUndefined();
  });
});
