import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lintDockerfile } from "./lint-rules.mjs";

const digest = `sha256:${"0".repeat(64)}`;
const labels = ["title", "description", "licenses", "source"]
  .map((key) => `org.opencontainers.image.${key}=x`)
  .join(" ");
const whole = (instruction: string, from = `node:24@${digest}`) =>
  [
    `FROM ${from} AS all`,
    `LABEL ${labels}`,
    instruction,
    "USER 1000",
    'HEALTHCHECK CMD ["node", "--version"]',
    'ENTRYPOINT ["node"]',
  ].join("\n");

describe("lintDockerfile", () => {
  it("finds nothing in the Dockerfile of this repository", () => {
    expect(lintDockerfile(readFileSync(new URL("../../deploy/Dockerfile", import.meta.url), "utf8"))).toEqual([]);
  });

  it("finds nothing in a small Dockerfile", () => expect(lintDockerfile(whole("WORKDIR /app"))).toEqual([]));

  it("finds nothing in a token that the server makes at each start", () => {
    expect(lintDockerfile(whole("ENV API_TOKEN=auto"))).toEqual([]);
  });

  it.each([
    ["FORM node", "Unknown instruction: FORM"],
    ["ADD x y", "DL3020"],
    ["CMD node x", "DL3025"],
    ["WORKDIR app", "DL3000"],
    ["RUN cd /app && ls", "DL3003"],
    ["RUN sudo ls", "DL3004"],
    ["RUN apt install curl", "DL3027"],
    ["RUN apt-get install -y curl=1 && rm -rf /var/lib/apt/lists/*", "DL3015"],
    ["RUN apt-get install -y --no-install-recommends curl=1", "DL3009"],
    ["RUN apt-get update && apt-get upgrade", "DL3005"],
    ["RUN npm install --global pnpm", "DL3016: state the version of pnpm"],
    ["RUN npm install --global @scope/name@1.2.3 pnpm", "DL3016: state the version of pnpm"],
    ["RUN ls | wc", "DL4006"],
    ["COPY --from=other /a /b", "DL3022"],
    ["ENV API_TOKEN=x", "API_TOKEN must not be part of an image"],
    ["MAINTAINER someone", "MAINTAINER"],
  ])("finds what is wrong in %s", (instruction, wanted) => {
    expect(lintDockerfile(whole(instruction)).join("\n")).toContain(wanted);
  });

  it.each(["node", "node:latest", "node:24", `node:latest@${digest}`, "other"])("refuses the base %s", (from) => {
    expect(lintDockerfile(whole("WORKDIR /app", from)).join("\n")).toContain("DL3006");
  });

  it("checks the user, the labels, the health check and the entry point of a result, which it may inherit", () => {
    const base = `${whole("WORKDIR /app")}\nFROM all AS result\n`;
    expect(lintDockerfile(base)).toEqual([]);
    expect(lintDockerfile(`${base}USER root`).join("\n")).toContain("DL3002");
    expect(lintDockerfile(`${base}USER node`).join("\n")).toContain("must be a number");
    expect(lintDockerfile(`${base}HEALTHCHECK CMD ["curl", "x"]`).join("\n")).toContain("the image lacks");
    expect(lintDockerfile(`FROM node:24@${digest}\n`).map((each) => each.split(/[:(]/)[0]?.trim())).toEqual([
      "1 DL3002",
      "1 the last user must be a number, so that Kubernetes can tell that it is not root",
      "1 DL3057",
      "1 has no ENTRYPOINT",
      ...Array.from({ length: 4 }, () => "1 DL3049"),
    ]);
  });

  it("finds nothing in the starter's Dockerfile but what is its owner's to decide", () => {
    const path = new URL("../../packages/create-scim/starter/Dockerfile.template", import.meta.url);
    const found = lintDockerfile(readFileSync(path, "utf8")).map(
      (each) => /(DL\d+|ENTRYPOINT)/.exec(each)?.[0] ?? each,
    );
    // The digest of the base, the labels, and whether arguments replace the command.
    expect(new Set(found)).toEqual(new Set(["DL3006", "DL3049", "ENTRYPOINT"]));
  });
});
