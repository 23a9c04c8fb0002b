import { randomUUID } from "node:crypto";
import { GenericContainer, getContainerRuntimeClient, Wait } from "testcontainers";
import { freePort } from "./free-port.js";
import { StartedRollcallContainer } from "./started-rollcall-container.js";

/** The port of the server in the container. */
const port = 4010;
const folder = "/etc/rollcall";

/**
 * A container with a server for tests. It is ready when the world is loaded.
 * @param image an image of the target `double` of `deploy/Dockerfile`
 */
export class RollcallContainer extends GenericContainer {
  readonly #token = randomUUID();

  constructor(image: string) {
    super(image);
    this.withEnvironment({ ROLLCALL_CONTROL_TOKEN: this.#token });
    this.withWaitStrategy(Wait.forHttp("/readyz", port).forStatusCode(200));
  }

  /** Starts with the world of a YAML file. Default: the demo world. */
  withWorld(path: string): this {
    return this.#withFile(path, "world.yaml").withEnvironment({ ROLLCALL_WORLD: `${folder}/world.yaml` });
  }

  /** Installs the app of a manifest. */
  withApp(path: string): this {
    return this.#withFile(path, "app.yaml").withEnvironment({ ROLLCALL_APP: `${folder}/app.yaml` });
  }

  /** Delivers the events of the app to a URL as the container sees it, such as one of `host.testcontainers.internal`. */
  withEvents(url: string): this {
    return this.withEnvironment({ ROLLCALL_EVENTS: url, ROLLCALL_DELIVER_TO: new URL(url).hostname });
  }

  /** Turns on Socket Mode for the app. */
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

  /** @throws Error if there is no container engine */
  override async start(): Promise<StartedRollcallContainer> {
    return new StartedRollcallContainer(await super.start(), this.#token);
  }

  #withFile(source: string, name: string): this {
    return this.withCopyFilesToContainer([{ source, target: `${folder}/${name}` }]);
  }
}
