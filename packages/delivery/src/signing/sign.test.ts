import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sign, verifySignature } from "./verify-signature.js";

const vector = {
  signingSecret: "0123456789abcdef0123456789abcdef",
  timestamp: "1531420618",
  body: '{"type":"url_verification","challenge":"abc"}',
};
const signature = "v0=a0192ce20cf779176174d9c152f7090a65f2b3104df32ea547739ab84e71002f";
const request = { ...vector, signature, nowSeconds: 1531420618 };

describe("sign", () => {
  it("signs the test vector", () => {
    expect(sign(vector)).toBe(signature);
    expect(sign({ ...vector, timestamp: 1531420618, body: Buffer.from(vector.body) })).toBe(signature);
  });

  it("is verified with the same parts only", () => {
    const parts = fc.record({ signingSecret: fc.string(), body: fc.string(), other: fc.string() });
    fc.assert(
      fc.property(parts, ({ other, ...given }) => {
        const signed = sign({ ...given, timestamp: 1000 });
        const received = { ...given, timestamp: "1000", signature: signed, nowSeconds: 1000 };
        expect(verifySignature(received)).toBe(true);
        expect(verifySignature({ ...received, body: other })).toBe(other === given.body);
      }),
    );
  });
});

describe("verifySignature", () => {
  it.each([
    ["the test vector", {}, true],
    ["five minutes early", { nowSeconds: 1531420618 - 300 }, true],
    ["more than five minutes late", { nowSeconds: 1531420618 + 301 }, false],
    ["a longer tolerance", { nowSeconds: 1531420618 + 301, toleranceSeconds: 400 }, true],
    ["another secret", { signingSecret: "f".repeat(32) }, false],
    ["another version", { signature: signature.replace("v0", "v1") }, false],
    ["a cut signature", { signature: signature.slice(0, -1) }, false],
    ["upper case", { signature: signature.toUpperCase() }, false],
    ["no signature", { signature: null }, false],
    ["no timestamp", { timestamp: undefined }, false],
    ["a timestamp that is not a number", { timestamp: "now" }, false],
    ["a signature that is not ASCII", { signature: "ü".repeat(67) }, false],
  ])("answers %s", (_name, change, wanted) => {
    expect(verifySignature({ ...request, ...change })).toBe(wanted);
  });

  it("uses the machine's time", () => {
    expect(verifySignature({ ...vector, signature })).toBe(false);
    const timestamp = String(Math.floor(Date.now() / 1000));
    expect(verifySignature({ ...vector, timestamp, signature: sign({ ...vector, timestamp }) })).toBe(true);
  });
});
