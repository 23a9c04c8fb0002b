import type { Situations } from "./method-situation.js";

export const switchedOff = (feature: string) => `workspaces: [{ domain: hq, disabled_features: [${feature}] }]`;

export const free = "workspaces: [{ domain: hq, plan: free }]";

export const labsDeleted = "workspaces: [{ domain: labs, deleted: true }]";

/** A token of the user `mia`, which could use every workspace but is granted only one. */
export const notGranted = "tokens: [{ token: svcp-mia, installation: { installer: olga, workspaces: [hq] } }]";

/** The answers of every method for a List that it cannot access. */
export const inaccessibleLists = (args: (list: string) => Readonly<Record<string, unknown>>) => ({
  list_not_found: [
    { when: "the List is unknown", call: { arguments: args("F404") } },
    { when: "it belongs to another workspace", call: { arguments: args("F6") } },
  ] satisfies Situations,
  team_access_not_granted: [
    {
      when: "the installation was not granted to its workspace",
      world: notGranted,
      call: { arguments: args("F6"), token: "svcp-mia" },
    },
  ] satisfies Situations,
});

export const text = (words: string, leaf: object = { type: "text", text: words }) => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [leaf] }] },
];

export const hundred = (value: unknown) => Array.from({ length: 101 }, () => value);
