import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createAuthority } from "./authority.js";
import { createTrustStore } from "./trust-store.js";

const run = promisify(execFile);

describe("createTrustStore", () => {
  it("has every certificate, and a checksum with the password", async () => {
    const { certificate } = createAuthority();
    const all = [certificate, ...rootCertificates];
    const folder = await mkdtemp(join(tmpdir(), "rollcall-store-"));
    const file = join(folder, "trusted.p12");
    await writeFile(file, createTrustStore(all, "changeit"));
    const read = (password: string) =>
      run("openssl", ["pkcs12", "-in", file, "-nokeys", "-passin", `pass:${password}`], { maxBuffer: 10_000_000 });
    try {
      const { stdout } = await read("changeit");
      const found = stdout.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
      const prints = (pems: readonly string[]) => pems.map((pem) => new X509Certificate(pem).fingerprint256).toSorted();
      expect(prints(found)).toEqual(prints(all));
      expect(stdout).toContain("2.16.840.1.113894.746875.1.1");
      await expect(read("another")).rejects.toThrow(/[Mm]ac verify/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
