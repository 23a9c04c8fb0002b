import { describe, expect, it } from "vitest";
import type { WorldCanvas } from "./canvases.js";
import { checkWorld } from "./check-world.js";
import { type World, worldSchema } from "./world.js";

const world: World = {
  kind: "world",
  organization: { name: "Org", default_workspace: "hq" },
  workspaces: [
    { name: "Headquarters", domain: "hq" },
    { name: "Labs", domain: "labs" },
  ],
  users: [
    {
      userName: "ana",
      emails: ["ana@x.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner", labs: "primary_owner" },
    },
  ],
  channels: [
    { kind: "public", name: "general" },
    { kind: "public", name: "bench", workspace: "labs" },
  ],
};
const canvas: WorldCanvas = { title: "Plan", owner: "ana" };

const cases: readonly (readonly [name: string, canvas: WorldCanvas, wanted: readonly string[]])[] = [
  ["an empty one", canvas, []],
  ["one with text", { ...canvas, markdown: "# Plan\n\ntext" }, []],
  ["sections", { ...canvas, sections: [{ id: "SecA", markdown: "a" }, { markdown: "b" }] }, []],
  ["one of a channel", { ...canvas, channel: "bench", workspace: "labs" }, []],
  [
    "unknown names",
    { ...canvas, owner: "bo", channel: "random", access: [{ user: "cy", level: "read" }] },
    [
      'canvases.0.owner No user is called "bo"',
      'canvases.0.channel No channel is called "random"',
      'canvases.0.access.0.user No user is called "cy"',
    ],
  ],
  [
    "an invalid title and text",
    { ...canvas, title: "one\ntwo", markdown: "#### deep" },
    [
      "canvases.0.title canvas_editing_failed: line 2: a title has one line",
      'canvases.0.markdown canvas_editing_failed: line 1: a canvas has no element "heading 4"',
    ],
  ],
  [
    "both forms of text",
    { ...canvas, markdown: "a", sections: [] },
    ["canvases.0.sections A canvas has either markdown or sections"],
  ],
  [
    "invalid sections",
    { ...canvas, sections: [{ markdown: "a\n\nb" }, { id: "SecA", markdown: "```" }, { id: "SecA", markdown: "c" }] },
    [
      "canvases.0.sections.0.markdown A section is one block, and here are 2",
      "canvases.0.sections.1.markdown canvas_editing_failed: line 1: the code block is not closed by ```",
      "canvases.0.sections.2.id Another section of the canvas has the id",
    ],
  ],
  [
    "another workspace than its channel's",
    { ...canvas, channel: "general", workspace: "labs" },
    ["canvases.0.workspace A channel's canvas must be in the channel's workspace"],
  ],
  [
    "too much text",
    { ...canvas, markdown: "a".repeat(4_194_305) },
    ["canvases.0.title canvas_too_large: a canvas has at most 4194304 characters"],
  ],
];

describe("checkCanvases", () => {
  it.each(cases)("checks a canvas with %s", (_name, each, wanted) => {
    const whole = { ...world, canvases: [each] };
    expect(worldSchema.parse(whole)).toEqual(whole);
    expect(checkWorld(whole).map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(wanted);
  });
});
