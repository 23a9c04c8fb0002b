import type { Methods } from "@rollcall/api/webapi";
import { adminExamples } from "./admin-examples.js";
import { agentExamples } from "./agent-examples.js";
import { appExamples } from "./app-examples.js";
import { contentExamples } from "./content-examples.js";
import { conversationExamples } from "./conversation-examples.js";
import type { Example, Examples } from "./example.js";
import { peopleExamples } from "./people-examples.js";
import { scim1, scim2, scimExamples } from "./scim-examples.js";

/** One call per method of the Web API. */
const webapiExamples: { readonly [M in keyof Methods]: Example } = {
  ...adminExamples,
  ...appExamples,
  ...contentExamples,
  ...conversationExamples,
  ...agentExamples,
  ...peopleExamples,
};

/** One call per operation, by document. */
export const examples = {
  "scim-v1": scimExamples(scim1),
  "scim-v2": scimExamples(scim2),
  "web-api": webapiExamples,
  // The console and the clients of tests call the control plane.
  control: {},
} satisfies { readonly [document: string]: Examples };
