import { describe, expect, it } from "vitest";
import { lintWorkflow } from "./lint-workflow.mjs";

const checkout = `actions/checkout@${"0".repeat(40)} # v1`;
const workflow = ({ permissions = "permissions: {}", on = "ubuntu-24.04", step = "run: ls", minutes = 5 } = {}) =>
  `on: push\n${permissions}\njobs:\n  one:\n    runs-on: ${on}\n    timeout-minutes: ${minutes}\n    steps:\n      - ${step}\n`;
const path = ".github/workflows/x.yml";

describe("lintWorkflow", () => {
  it("finds nothing in a small workflow", async () => expect(await lintWorkflow(path, workflow())).toEqual([]));

  it.each([
    [{ permissions: "permissions: { contents: reed }" }, "Unexpected value 'reed'"],
    [{ permissions: "" }, "has no permissions"],
    [{ permissions: "permissions: { contents: write }" }, "every job may write contents"],
    [{ on: "ubuntu-latest" }, "name a version"],
    [{ step: "uses: actions/checkout@v4" }, "not pinned"],
    [{ step: `uses: ${checkout.split(" ")[0]}` }, "no comment with its version"],
    [{ step: `uses: ${checkout}` }, "persist-credentials"],
    [{ step: `run: echo "\${{ github.head_ref }}"` }, "use env"],
    [{ step: "wiht: {}" }, "wiht"],
  ])("finds what is wrong with %o", async (parts, wanted) => {
    expect((await lintWorkflow(path, workflow(parts))).join("\n")).toContain(wanted);
  });

  it("checks an action", async () => {
    const text = `name: x\nruns:\n  using: composite\n  steps:\n    - run: echo \${{ inputs.a }}\n`;
    const found = (await lintWorkflow("action.yml", text)).join("\n");
    for (const wanted of ["missing: description", "missing: shell", "use env"]) expect(found).toContain(wanted);
  });
});
