import { describe, expect, it } from "vitest";
import { lintExamples, lintWorkflow } from "./lint-workflow.mjs";

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
    [{ step: "uses: changesets/action@v2.1.1" }, "not pinned"],
    [{ step: `uses: actions/setup-node@${"0".repeat(39)} # v1` }, "not pinned"],
    [{ step: `uses: actions/setup-node@${"0".repeat(40)} # latest` }, "no comment with its version"],
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

describe("lintExamples", () => {
  const page = (...uses: readonly string[]) =>
    ["Text", "```yaml", ...uses.map((each) => `- uses: ${each}`), "```", "`uses: some/action@v1`", ""].join("\n");

  it("takes actions that are pinned, and the action of this repository", () => {
    expect(lintExamples("a.md", page(checkout, "rollcall-dev/rollcall/action/journal@v0"))).toEqual([]);
  });

  it("finds actions that are not pinned, in any block and depth", () => {
    const nested = "```yaml\njobs:\n  one:\n    steps: [{ uses: other/action@v2 }]\n```\n";
    expect(lintExamples("a.md", `${page("some/action@v1", checkout.split(" ")[0] ?? "")}${nested}`)).toEqual([
      "a.md: some/action@v1 is not pinned to a commit",
      `a.md: ${checkout.split(" ")[0]} has no comment with its version`,
      "a.md: other/action@v2 is not pinned to a commit",
    ]);
  });
});
