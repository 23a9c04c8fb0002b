import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { GenericContainer, getContainerRuntimeClient, Wait } from "testcontainers";
import { port, StartedRollcallContainer } from "./started-rollcall-container.js";

/** A port of this machine that nothing listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return address.port;
}

/** The published image for tests whose version is that of this package. */
export function ownImage(): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return `ghcr.io/rollcall-dev/rollcall:${version}-double`;
}

const folder = "/etc/rollcall";

/**
 * A container with a server for tests. It is ready when the world is loaded.
 * @param image an image of the target `double` of `deploy/Dockerfile`. Default: the published image of this version.
 */
export class RollcallContainer extends GenericContainer {
  readonly #token = randomUUID();
  readonly #output: string[] = [];

  constructor(image: string = ownImage()) {
    super(image);
    this.withEnvironment({ ROLLCALL_CONTROL_TOKEN: this.#token });
    this.withWaitStrategy(Wait.forHttp("/readyz", port, { abortOnContainerExit: true }).forStatusCode(200));
    super.withLogConsumer((log) => this.#collect(log));
  }

  /** Starts with the world of a YAML file. Default: the demo world. */
  withWorld(path: string): this {
    return this.#withFile(path, "world.yaml").withEnvironment({ ROLLCALL_WORLD: `${folder}/world.yaml` });
  }

  /** Installs the app of a manifest. */
  withApp(path: string): this {
    return this.#withFile(path, "app.yaml").withEnvironment({ ROLLCALL_APP: `${folder}/app.yaml` });
  }

  /**
   * Delivers the events of the app to a URL as the container sees it, such as one of `host.testcontainers.internal`. An app
   * receives events either at a URL or over a socket.
   */
  withEvents(url: string): this {
    return this.withEnvironment({ ROLLCALL_EVENTS: url, ROLLCALL_DELIVER_TO: new URL(url).hostname });
  }

  /** Delivers the events of the app over Socket Mode. */
  withSocket(): this {
    return this.withEnvironment({ ROLLCALL_SOCKET: "true" });
  }

  /** Serves at this port of the host. Addresses in answers, such as locations and webhooks, contain it. */
  protected serveAt(host: string, hostPort: number): void {
    this.withExposedPorts({ container: port, host: hostPort });
    this.withEnvironment({ ROLLCALL_SITE_URL: `http://${host}:${hostPort}` });
  }

  protected override async beforeContainerCreated(): Promise<void> {
    const { info } = await getContainerRuntimeClient();
    if (!this.hasExposedPort(port)) this.serveAt(info.containerRuntime.host, await freePort());
  }

  /** Passes what the server logs to a consumer. */
  override withLogConsumer(consumer: (log: Readable) => unknown): this {
    return super.withLogConsumer((log) => {
      this.#collect(log);
      consumer(log);
    });
  }

  /** @throws Error with what the server logged if it does not start, or if there is no container engine */
  override async start(): Promise<StartedRollcallContainer> {
    // Testcontainers waits for the log of a container that has ended, which keeps no process alive.
    const alive = setInterval(() => {}, 60_000);
    try {
      return new StartedRollcallContainer(await super.start(), this.#token);
    } catch (error) {
      const output = this.#output.join("").trim();
      throw output === "" ? error : new Error(`the server did not start: ${output}`, { cause: error });
    } finally {
      clearInterval(alive);
    }
  }

  #collect(log: Readable): void {
    log.on("data", (part) => this.#output.push(String(part)));
  }

  #withFile(source: string, name: string): this {
    return this.withCopyFilesToContainer([{ source, target: `${folder}/${name}` }]);
  }
}
