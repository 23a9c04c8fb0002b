import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { Agent, get as httpsGet } from "node:https";
import { type AddressInfo, connect as connectTcp, isIP } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { createAuthority } from "./authority.js";
import { leadTls } from "./patch-tls.js";
import { type Interceptor, type InterceptorOptions, startInterceptor } from "./start-interceptor.js";

const hosts = ["vendor.example"];
let target: Server;
let targetPort = 0;

beforeAll(async () => {
  target = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    response.end(`${request.method} ${request.headers.host}${request.url} ${body}`.trim());
  });
  const sockets = new WebSocketServer({ server: target });
  sockets.on("connection", (socket, { headers }) => socket.send(`hello ${headers.host}`));
  target.listen(0, "127.0.0.1");
  await once(target, "listening");
  targetPort = (target.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => target.close(resolve)));

const start = (options: Partial<InterceptorOptions> = {}) => startInterceptor({ hosts, targetPort, ...options });

/** Leads this process while the work runs. */
async function led<T>(work: () => Promise<T>): Promise<T> {
  await using interceptor = await start();
  const end = leadTls({ hosts, port: interceptor.tlsPort, certificate: interceptor.certificate });
  try {
    return await work();
  } finally {
    end();
  }
}

const read = (url: string, agent?: Agent) =>
  new Promise<string>((resolve, reject) => {
    const request = httpsGet(url, { ...(agent && { agent }) }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve(text);
    });
    request.once("error", reject);
  });

async function readTls(...given: unknown[]): Promise<string> {
  const socket = (connectTls as unknown as (...all: unknown[]) => ReturnType<typeof connectTls>)(...given);
  socket.write("GET /raw HTTP/1.1\r\nHost: api.vendor.example\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text.split("\r\n").at(-1) === "" ? (text.split("\r\n").at(-4) ?? "") : (text.split("\r\n").at(-1) ?? "");
}

describe("leadTls", () => {
  it("leads fetch", async () => {
    const answer = await led(async () => {
      const response = await fetch("https://api.vendor.example/a?b=1", { method: "POST", body: "c" });
      return response.text();
    });
    expect(answer).toBe("POST api.vendor.example/a?b=1 c");
  });

  it("leads https, also with an agent that keeps connections", async () => {
    const agent = new Agent({ keepAlive: true });
    const answers = await led(async () => {
      const all = [await read("https://vendor.example/1"), await read("https://vendor.example/2", agent)];
      all.push(await read("https://vendor.example/3", agent));
      agent.destroy();
      return all;
    });
    expect(answers).toEqual(["GET vendor.example/1", "GET vendor.example/2", "GET vendor.example/3"]);
  });

  it("leads WebSockets", async () => {
    const greeting = await led(async () => {
      const socket = new WebSocket("wss://sockets.vendor.example/link");
      const [message] = await once(socket, "message");
      socket.terminate();
      return String(message);
    });
    expect(greeting).toBe("hello sockets.vendor.example");
  });

  it("leads every form of tls.connect", async () => {
    const forms = [
      [{ host: "api.vendor.example", port: 443 }],
      [443, "api.vendor.example", { ALPNProtocols: ["http/1.1"] }],
      [443, { host: "api.vendor.example" }],
      ["443", "api.vendor.example", () => undefined],
    ];
    const answers = await led(() => Promise.all(forms.map((form) => readTls(...form))));
    expect(answers).toEqual(forms.map(() => "GET api.vendor.example/raw"));
  });

  it("trusts the proxy on a connection that the caller has opened", async () => {
    const answer = await led(async () => {
      await using proxy = await start();
      const socket = connectTcp(Number(new URL(proxy.proxyUrl).port), "127.0.0.1");
      socket.write("CONNECT api.vendor.example:443 HTTP/1.1\r\nHost: api.vendor.example:443\r\n\r\n");
      await once(socket, "data");
      // The proxy of this test has an authority of its own.
      return await readTls({ socket, servername: "api.vendor.example", rejectUnauthorized: false });
    });
    expect(answer).toBe("GET api.vendor.example/raw");
  });

  it("leaves other hosts and other forms as they are, and all after its end", async () => {
    await led(async () => {
      await expect(fetch("https://notvendor.example.invalid/")).rejects.toThrow("fetch failed");
      await expect(readTls({ host: "localhost", port: targetPort })).rejects.toThrow();
      await expect(readTls("/no/such/socket")).rejects.toThrow("ENOENT");
    });
    await expect(fetch("https://api.vendor.example/")).rejects.toThrow("fetch failed");
  });

  it("refuses a certificate of another authority", async () => {
    await using interceptor = await start();
    await using other = await start();
    const end = leadTls({ hosts, port: interceptor.tlsPort, certificate: other.certificate });
    const failed: unknown = await read("https://vendor.example/").catch((error: unknown) => error);
    end();
    expect(String(failed)).toMatch(/certificate/);
  });
});

const run = promisify(execFile);

/** Calls with a file of the authority's certificate. */
async function withFile<T>({ certificate }: Interceptor, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-intercept-"));
  const file = join(folder, "authority.pem");
  await writeFile(file, certificate);
  try {
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs curl through the proxy, with the authority of the run. */
async function curl(interceptor: Interceptor, ...args: readonly string[]): Promise<string> {
  const { proxyUrl } = interceptor;
  const env = { PATH: process.env["PATH"], HTTPS_PROXY: proxyUrl, http_proxy: proxyUrl };
  const ran = await withFile(interceptor, (file) => run("curl", ["-sS", "--cacert", file, ...args], { env }));
  return ran.stdout;
}

describe("startInterceptor", () => {
  it("serves clients of a proxy, over TLS and without", async () => {
    await using interceptor = await start();
    expect(await curl(interceptor, "https://vendor.example/a", "-d", "x")).toBe("POST vendor.example/a x");
    expect(await curl(interceptor, "http://api.vendor.example/b?c", "-d", "y")).toBe("POST api.vendor.example/b?c y");
    expect([...interceptor.others]).toEqual([]);
  });

  it("has certificates that strict clients accept, such as Python 3.13", async () => {
    await using interceptor = await start();
    const to = ["-connect", `127.0.0.1:${interceptor.tlsPort}`, "-servername", "api.vendor.example"];
    const strict = ["-x509_strict", "-verify_return_error", "-verify_hostname", "api.vendor.example"];
    const { stdout } = await withFile(interceptor, (file) => {
      const asked = run("openssl", ["s_client", ...to, ...strict, "-CAfile", file]);
      asked.child.stdin?.end();
      return asked;
    });
    expect(stdout).toContain("Verify return code: 0 (ok)");
  });

  it("passes on what is for other hosts, and lists them", async () => {
    await using interceptor = await start();
    const plain = `http://localhost:${targetPort}`;
    expect(await curl(interceptor, `${plain}/a`)).toBe(`GET localhost:${targetPort}/a`);
    expect(await curl(interceptor, "-p", "--proxy", interceptor.proxyUrl, `${plain}/b`)).toBe(
      `GET localhost:${targetPort}/b`,
    );
    await expect(curl(interceptor, "https://localhost:1/")).rejects.toThrow("502");
    expect([...interceptor.others]).toEqual([`localhost:${targetPort}`, "localhost:1"]);
  });

  it("refuses what is for other hosts if the run is offline", async () => {
    await using interceptor = await start({ offline: true });
    expect(await curl(interceptor, `http://localhost:${targetPort}/a`)).toBe(
      `localhost:${targetPort} is not reachable: this run is offline.\n`,
    );
    await expect(curl(interceptor, "https://localhost/")).rejects.toThrow("403");
    expect([...interceptor.others]).toEqual([`localhost:${targetPort}`, "localhost:443"]);
  });

  it("refuses TLS as a host that is not led", async () => {
    await using interceptor = await start();
    const direct = ["--connect-to", `other.example:443:127.0.0.1:${interceptor.tlsPort}`];
    await expect(curl(interceptor, "--noproxy", "*", ...direct, "https://other.example/")).rejects.toThrow();
  });

  it("refuses requests that are not for a proxy", async () => {
    await using interceptor = await start();
    const response = await fetch(`${interceptor.proxyUrl}/`);
    expect([response.status, await response.text()]).toEqual([
      400,
      "This is a proxy: it takes addresses with a host.\n",
    ]);
  });
});

describe("a certificate for several hosts", () => {
  it.each(["vendor.example", "127.0.0.1", "::1", "fe80::1:2", "2001:db8:0:1:2:3:4:5"])("is one of %s", (host) => {
    const { cert } = createAuthority().credentialsFor("other.example", host);
    const certificate = new X509Certificate(cert);
    expect(isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)).toBe(host);
  });
});
