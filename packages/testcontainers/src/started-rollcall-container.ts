import { AbstractStartedContainer, type StartedTestContainer } from "testcontainers";
import { type ControlPlane, createControlPlane } from "./control-plane.js";

/** The port of the server in the container. */
export const port = 4010;

/** A running container with a server. */
export class StartedRollcallContainer extends AbstractStartedContainer {
  /** URL of the server, without a trailing slash. */
  readonly url: string;
  /** Base URL of the Web API, with a trailing slash. */
  readonly apiUrl: string;
  /** Token of the control plane. */
  readonly controlToken: string;
  /** Worlds, faults, the clock and the journal of the server. */
  readonly control: ControlPlane;

  constructor(container: StartedTestContainer, controlToken: string) {
    super(container);
    this.url = `http://${container.getHost()}:${container.getMappedPort(port)}`;
    this.apiUrl = `${this.url}/api/`;
    this.controlToken = controlToken;
    this.control = createControlPlane({ url: this.url, token: controlToken });
  }
}
