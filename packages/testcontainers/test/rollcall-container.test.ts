import { describe, expect, it } from "vitest";
import { ownImage, RollcallContainer } from "../src/rollcall-container.js";

/** Shows what Testcontainers would ask an engine for. */
class Shown extends RollcallContainer {
  get asked() {
    const { createOpts, hostConfig, filesToCopy } = this;
    return { environment: createOpts.Env ?? [], ports: hostConfig.PortBindings, files: filesToCopy };
  }

  at(host: string, port: number): this {
    this.serveAt(host, port);
    return this;
  }
}

describe("RollcallContainer", () => {
  it("asks for a token of its own, and a port that the addresses in answers have", () => {
    const { environment, ports, files } = new Shown("rollcall:double").at("docker.test", 40_100).asked;
    expect(environment).toEqual([
      expect.stringMatching(/^ROLLCALL_CONTROL_TOKEN=[\w-]{36}$/),
      "ROLLCALL_SITE_URL=http://docker.test:40100",
    ]);
    expect(ports).toEqual({ "4010/tcp": [{ HostPort: "40100" }] });
    expect(files).toEqual([]);
    expect(new Shown("rollcall:double").asked.environment).not.toContain(environment[0]);
  });

  it("copies a world and a manifest, and delivers events to the host", () => {
    const url = "http://host.testcontainers.internal:3000/events";
    const { environment, files } = new Shown("rollcall:double")
      .withWorld("w.yaml")
      .withApp("m.yaml")
      .withEvents(url)
      .withSocket().asked;
    expect(files).toEqual([
      { source: "w.yaml", target: "/etc/rollcall/world.yaml" },
      { source: "m.yaml", target: "/etc/rollcall/app.yaml" },
    ]);
    expect(environment.slice(1)).toEqual([
      "ROLLCALL_WORLD=/etc/rollcall/world.yaml",
      "ROLLCALL_APP=/etc/rollcall/app.yaml",
      `ROLLCALL_EVENTS=${url}`,
      "ROLLCALL_DELIVER_TO=host.testcontainers.internal",
      "ROLLCALL_SOCKET=true",
    ]);
  });

  it("runs the published image of its own version by default", () => {
    expect(ownImage()).toMatch(/^ghcr\.io\/rollcall-dev\/rollcall:\d+\.\d+\.\d+-double$/);
  });
});
