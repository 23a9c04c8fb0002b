import { leadTls, startInterceptor } from "@rollcall/intercept";
import type { Server } from "../create-server.js";

/** The connections of this process to the vendor's hosts, which are led to a server until it ends. */
export interface Interception extends AsyncDisposable {
  /** Leads no further connections, and ends those that were led. */
  end(): Promise<void>;
}

/**
 * Leads the TLS connections of this process to the vendor's hosts to a server, without a change to the code that makes them and
 * without a variable: those of `fetch`, `https`, `http2`, the packages `undici`, `axios` and `ws`, and every other client that calls
 * `tls.connect`. Workers and child processes are not led; `rollcall run` leads them too.
 * @param server server that was created with a wire profile, such as `wire: "slack"`
 * @throws Error if its profile has no hosts, or if it serves HTTPS
 */
export async function intercept(server: Pick<Server, "url" | "vendorHosts">): Promise<Interception> {
  const { url, vendorHosts: hosts } = server;
  if (hosts.length === 0)
    throw new Error('The server has no hosts to lead to it: create it with a wire profile, such as `wire: "slack"`.');
  if (!url.startsWith("http:"))
    throw new Error("The server serves HTTPS, and traffic is led to a server of HTTP: create it without `tls`.");
  const interceptor = await startInterceptor({ hosts, targetPort: Number(new URL(url).port) });
  const stopLeading = leadTls({ hosts, port: interceptor.tlsPort, certificate: interceptor.certificate });
  const end = async () => {
    stopLeading();
    await interceptor[Symbol.asyncDispose]();
  };
  return { end, [Symbol.asyncDispose]: end };
}
