import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createEnvironment, startInterceptor } from "@rollcall/intercept";

// The server that answers instead of the vendor's.
const server = createServer((request, response) => response.end(`${request.headers.host} is on this machine`));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

const hosts = ["vendor.example"];
const interceptor = await startInterceptor({ hosts, targetPort: port, offline: true });
const environment = await createEnvironment({ ...interceptor, hosts });

// Any program: here, curl.
const env = { ...process.env, ...environment.variables };
const { stdout } = await promisify(execFile)("curl", ["-s", "https://api.vendor.example/"], { env });
export const answer = stdout; // "api.vendor.example is on this machine"

await environment[Symbol.asyncDispose]();
await interceptor[Symbol.asyncDispose]();
server.close();

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", () => {
    expect(answer).toBe("api.vendor.example is on this machine");
  });
});
