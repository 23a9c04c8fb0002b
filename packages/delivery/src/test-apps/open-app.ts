import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server as NetServer } from "node:net";

/** A self-signed certificate for `localhost`, `app.test` and 127.0.0.1, valid for 100 years. Only tests use it. */
export const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBpjCCAUugAwIBAgIUGBJ23WRsyBKHC3Zz7XBC2XghsgQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzAxMzIwNFoYDzIxMjYxMDMw
MDEzMjA0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT2pYA+duWLnHXTocwFU/6IHtwDtvKVAg+S77f+WJ9sZbNfnG0IiCH9
ON4vUMc5+6AIagpLsxEC34QlOysyh/6to3kwdzAdBgNVHQ4EFgQUm8/t4qDTLefb
ccGI1ka/Z3DXJDcwHwYDVR0jBBgwFoAUm8/t4qDTLefbccGI1ka/Z3DXJDcwDwYD
VR0TAQH/BAUwAwEB/zAkBgNVHREEHTAbgglsb2NhbGhvc3SCCGFwcC50ZXN0hwR/
AAABMAoGCCqGSM49BAMCA0kAMEYCIQDq3gBgDMlAXrDWrzMVMnbhNq3bR6lOF7Q2
VOP+7+L8qgIhANMWP03nxRPXFCOaIeoc8VtnILOCPVrEhvkjEBfmkKvD
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqV8OFKAUvZOV5jEx
xlAWJnpXlToNEfK4gVjCwgX0gSehRANCAAT2pYA+duWLnHXTocwFU/6IHtwDtvKV
Ag+S77f+WJ9sZbNfnG0IiCH9ON4vUMc5+6AIagpLsxEC34QlOysyh/6t
-----END PRIVATE KEY-----
`,
};

/** A request that an app received. */
interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Port of the sender, which tells connections apart. */
  readonly port: number | undefined;
}

/** A running app. */
export interface App extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly server: NetServer;
  readonly received: readonly ReceivedRequest[];
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts an app on a free port, which records every request and then answers. Default: 200 without a body. */
export async function openApp(answer: Answer = (_request, response) => response.end()): Promise<App> {
  const received: ReceivedRequest[] = [];
  return listen(createServer(createRecorder(received, answer)), "http", received);
}

/** Starts the same app with TLS and a certificate of its own. */
export async function openSecureApp(answer: Answer = (_request, response) => response.end()): Promise<App> {
  const received: ReceivedRequest[] = [];
  return listen(createSecureServer(certificate, createRecorder(received, answer)), "https", received);
}

/** Starts a server of another kind. */
export async function listen(
  server: NetServer,
  protocol = "http",
  received: readonly ReceivedRequest[] = [],
): Promise<App> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `${protocol}://127.0.0.1:${port}/events`,
    port,
    server,
    received,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      (server as Partial<Server>).closeAllConnections?.();
      await closed;
    },
  };
}

function createRecorder(received: ReceivedRequest[], answer: Answer): RequestListener {
  return (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => {
      const { method, url, rawHeaders, headers, socket } = incoming;
      const body = Buffer.concat(chunks).toString();
      const request = { method, url, rawHeaders, headers, body, port: socket.remotePort };
      received.push(request);
      answer(request, response);
    });
  };
}
