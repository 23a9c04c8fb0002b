import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const user = (parts: object) => ({ user: expect.objectContaining(parts) });
const email = { profile: expect.objectContaining({ email: "mia@acme.example" }) };

/** Users as others see them. */
export const users = {
  "users.info": {
    succeeds: [
      { call: { arguments: { user: "UMIA" } }, fields: user({ id: "UMIA", team_id: "T1", ...email }) },
      { call: { encoding: "query" }, fields: user({ id: "UHELP", is_bot: true }) },
      {
        call: { arguments: { user: "UGUS", include_locale: true } },
        fields: user({ is_restricted: true, locale: "en-US" }),
      },
      { call: { arguments: { user: "UMIA" }, token: "svcp-gus" }, fields: user({ id: "UMIA" }) },
      {
        call: { arguments: { user: "WPIA" }, token: "svcp-olga" },
        fields: user({ is_stranger: true, team_id: "T9" }),
      },
      {
        world: `tokens: [{ token: svcb-classic, scopes: ["users:read"] }]`,
        call: { arguments: { user: "UMIA" }, token: "svcb-classic" },
        fields: user(email),
      },
      {
        world: grantedToLabs,
        call: { arguments: { user: "ULAB" }, token: "svcp-olga" },
        fields: user({ id: "ULAB" }),
      },
      { world: grantedToLabs, call: { token: "svcp-olga" }, fields: user({ id: "UOLGA" }) },
    ],
    answers: {
      too_many_users: [
        { when: "there are several with commas", call: { arguments: { user: "UMIA,UREX" } } },
        { when: "there are several with spaces", call: { arguments: { user: "UMIA UREX" } } },
      ],
      user_not_found: [
        { when: "no user is given", call: { arguments: { user: "U404" } } },
        { when: "the user is given by name", call: { arguments: { user: "mia" } } },
        { when: "the identifier is empty", call: { arguments: { user: "" } } },
      ],
      user_not_visible: [
        { when: "a guest shares no channel with the user", call: { arguments: { user: "UREX" }, token: "svcp-gus" } },
        { when: "the caller shares no channel with a foreign user", call: { arguments: { user: "WPIA" } } },
      ],
      team_access_not_granted: [
        {
          when: "the user is only in a workspace that was not granted",
          world: grantedToLabs,
          call: { arguments: { user: "UMIA" }, token: "svcp-olga" },
        },
      ],
      invalid_arguments: [
        { when: "include_locale is neither true nor false", call: { arguments: { include_locale: "maybe" } } },
      ],
    },
  },
} satisfies MethodTable;
